#include "queenreel/frame/guide_shape.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace queenreel {
namespace {

constexpr int min_detailed_square = 32;  // in smaller ones, lines have no dashes and the center has no dot

/// Dashed as on paper, so that the squares' edges below it are visible in the gaps.
GuideShape::AxisLine axis_line(const Axis& axis, int size, int square) {
    const double right = (axis.to_column - axis.from_column) * square;
    const double down = (axis.to_row - axis.from_row) * square;
    const Point from{axis.from_column * square, axis.from_row * square};
    const double dash =
        square >= min_detailed_square ? std::max(std::hypot(right, down) / (4 * size), 1.0) : 0;
    return {from, {from.x + right, from.y + down}, dash};
}

/// The arrowhead is as long as its part of the arc and lies on the chord of that part. There is no dot if it
/// could be mistaken for a queen.
GuideShape::Arc turning_arc(double degrees, int size, int square, double line) {
    const double middle = size * square / 2.0;
    const double radius = arc_radius * size * square;
    const double point = std::max({6.0, 3 * line, 0.05 * size * square});
    const double way = degrees < 0 ? -1 : 1;
    const double tip = degrees * std::numbers::pi / 180;
    const double neck = tip - way * point / radius;
    const double half = 0.5 * point;
    const auto at = [middle](double angle, double far) {
        return Point{middle + far * std::sin(angle), middle - far * std::cos(angle)};
    };
    return {.middle = {middle, middle},
            .radius = radius,
            .angle = neck,
            .is_seen = neck * way > 0,
            .head = {at(tip, radius), at(neck, radius + half), at(neck, radius - half)},
            .point = point,
            .dot = square < min_detailed_square ? 0 : 1.25 * line};
}

}  // namespace

GuideShape guide_shape(const BoardPanel& board, int square) {
    // An even width: a line between two squares covers as much of both.
    GuideShape shape{.line = std::max(2.0, 2 * std::round(0.035 * square))};
    if (board.axis)
        shape.axis = axis_line(*board.axis, board.size, square);
    if (board.turned != 0)
        shape.arc = turning_arc(board.turned, board.size, square, shape.line);
    return shape;
}

}  // namespace queenreel
