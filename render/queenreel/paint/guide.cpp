#include "queenreel/paint/guide.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "queenreel/paint/canvas.h"
#include "queenreel/paint/ink.h"

namespace queenreel {
namespace {

constexpr double full_turn = 360;
constexpr int min_detailed_square = 32;  // in smaller ones, lines have no dashes and the center has no dot

/// The dimensions of a guide's parts, in pixels.
struct GuideMeasures {
    double line;    // width; even, so that a line between two squares covers the same width of both
    double radius;  // of the arc
    double point;   // length of the arrowhead
    double dot;     // radius; 0 if it could be mistaken for a queen

    GuideMeasures(int size, int square)
        : line(std::max(2.0, 2 * std::round(0.035 * square))),
          radius(arc_radius * size * square),
          point(std::max({6.0, 3 * line, 0.05 * size * square})),
          dot(square < min_detailed_square ? 0 : 1.25 * line) {}
};

double radians(double degrees) {
    return degrees * std::numbers::pi / 180;
}

/// The distance of a point from the segment between two others.
double distance_to_axis(double row, double column, const Axis& axis) {
    const double down = axis.to_row - axis.from_row;
    const double right = axis.to_column - axis.from_column;
    const double squared = std::max(down * down + right * right, 1e-9);
    const double share = ((row - axis.from_row) * down + (column - axis.from_column) * right) / squared;
    const double on_it = std::clamp(share, 0.0, 1.0);
    return std::hypot(row - axis.from_row - on_it * down, column - axis.from_column - on_it * right);
}

/// Dashed as on paper, so that the squares' edges below it are visible in the gaps.
void draw_axis(const Canvas& canvas, const Axis& axis, int size, int square, const GuideMeasures& measures) {
    const double right = (axis.to_column - axis.from_column) * square;
    const double down = (axis.to_row - axis.from_row) * square;
    canvas.move_to(axis.from_column * square, axis.from_row * square);
    canvas.line_to(axis.from_column * square + right, axis.from_row * square + down);
    if (square >= min_detailed_square) {
        const double dash = std::max(std::hypot(right, down) / (4 * size), 1.0);
        canvas.set_dash({&dash, 1}, dash / 2);
    }
    canvas.set_line_width(measures.line);
    canvas.stroke();
    canvas.set_dash({});
}

/// Draws an arc from the top around the center, which has a dot, with a filled arrowhead at the end.
void draw_arc(const Canvas& canvas, double degrees, double middle, const GuideMeasures& measures) {
    const double way = degrees < 0 ? -1 : 1;
    const double tip = radians(degrees);
    // The arrowhead is as long as its part of the arc and lies on the chord of that part.
    const double neck = tip - way * measures.point / measures.radius;
    const auto x = [&](double angle, double radius) { return middle + radius * std::sin(angle); };
    const auto y = [&](double angle, double radius) { return middle - radius * std::cos(angle); };
    canvas.set_line_width(measures.line);
    if (neck * way > 0) {
        constexpr double top = -std::numbers::pi / 2;
        canvas.new_sub_path();
        if (way > 0)
            canvas.arc(middle, middle, measures.radius, top, top + neck);
        else
            canvas.arc_negative(middle, middle, measures.radius, top, top + neck);
        canvas.stroke();
    }
    const double half = 0.5 * measures.point;
    canvas.move_to(x(tip, measures.radius), y(tip, measures.radius));
    canvas.line_to(x(neck, measures.radius + half), y(neck, measures.radius + half));
    canvas.line_to(x(neck, measures.radius - half), y(neck, measures.radius - half));
    canvas.close_path();
    if (measures.dot > 0) {
        canvas.new_sub_path();
        canvas.arc(middle, middle, measures.dot, 0, 2 * std::numbers::pi);
    }
    canvas.fill();
}

}  // namespace

bool has_guide(const BoardPanel& board) {
    return board.axis || board.turned != 0;
}

bool same_guide(const BoardPanel& a, const BoardPanel& b) {
    return a.axis == b.axis && a.turned == b.turned;
}

bool is_guide_inside(const BoardPanel& board) {
    const auto inside = [&](double at) { return at >= 0 && at <= board.size; };  // false for NaN
    const bool axis = !board.axis || (inside(board.axis->from_row) && inside(board.axis->from_column) &&
                                      inside(board.axis->to_row) && inside(board.axis->to_column));
    return axis && std::abs(board.turned) <= full_turn;
}

bool guide_reaches(const BoardPanel& board, int row, int column, int square) {
    const GuideMeasures measures(board.size, square);
    const double half_diagonal = 0.71 * square;
    if (board.axis && distance_to_axis(row + 0.5, column + 0.5, *board.axis) * square <
                          half_diagonal + measures.line / 2 + 1)
        return true;
    if (board.turned == 0)
        return false;
    const double middle = board.size / 2.0;
    const double away = std::hypot(row + 0.5 - middle, column + 0.5 - middle) * square;
    return away < half_diagonal + measures.dot + 1 ||
           std::abs(away - measures.radius) < half_diagonal + measures.point + 1;
}

void draw_guide(const Canvas& canvas, const BoardPanel& board, int square, const Theme& theme) {
    if (!has_guide(board))
        return;
    const GuideMeasures measures(board.size, square);
    const int side = board.size * square;
    canvas.save();
    canvas.rectangle(0, 0, side, side);
    canvas.clip();
    canvas.set_line_cap(Canvas::Cap::butt);
    canvas.set_color(theme.tested);
    if (board.axis)
        draw_axis(canvas, *board.axis, board.size, square, measures);
    if (board.turned != 0)
        draw_arc(canvas, board.turned, side / 2.0, measures);
    canvas.restore();
}

}  // namespace queenreel
