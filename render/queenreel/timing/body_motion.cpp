#include "queenreel/timing/body_motion.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "queenreel/timing/motion_time.h"

namespace queenreel {
namespace {

/// The share of the time in which the board gets ready, and the same at the end, in which it comes back.
constexpr double edge = 0.2;

/// The size at which a board can turn without leaving its place.
constexpr double drawn_back = std::numbers::sqrt2 / 2;

/// The width of a board seen edge-on: nothing can be drawn on a line.
constexpr double thickness = 0.04;

using Map = std::array<double, 4>;  // as BoardPose::map

Map rotation(double degrees, double scale) {
    const double angle = degrees * std::numbers::pi / 180;
    const double cosine = scale * std::cos(angle);
    const double sine = scale * std::sin(angle);
    return {cosine, sine, -sine, cosine};
}

/// A flip over an axis: across the axis, the board becomes narrow, and then wide again on the other side.
Map flip(const Axis& axis, double share) {
    const double right = axis.to_column - axis.from_column;
    const double down = axis.to_row - axis.from_row;
    const double squared = std::max(right * right + down * down, 1e-9);
    const double narrowed = std::cos(std::numbers::pi * share);
    const double across = std::abs(narrowed) < thickness ? std::copysign(thickness, narrowed) : narrowed;
    const double along = 1 - across;
    const double both = along * right * down / squared;
    return {across + along * right * right / squared, both, both, across + along * down * down / squared};
}

/// Returns the share to which the board is drawn back, 0 … 1, at a share of the time.
double readiness(double time) {
    return eased(std::clamp(std::min(time, 1 - time) / edge, 0.0, 1.0));
}

/// The share of its turn that the board has made.
double turned_share(double time) {
    return eased(std::clamp((time - edge) / (1 - 2 * edge), 0.0, 1.0));
}

Map map_at(const Frame& after, double time) {
    if (after.movement.path == Movement::Path::turn)
        return rotation(after.movement.angle * turned_share(time), 1 - (1 - drawn_back) * readiness(time));
    return flip(after.board.axis.value(), turned_share(time));
}

/// Returns true if the motion puts light squares on dark ones.
bool exchanges_shades(const Frame& after) {
    const auto [xx, yx, xy, yy] = map_at(after, 1);
    const double middle = (after.board.size - 1) / 2.0;
    const auto column = std::lround(middle - middle * (xx + xy));
    const auto row = std::lround(middle - middle * (yx + yy));
    return (row + column) % 2 != 0;
}

double shades_at(const Frame& after, double time) {
    const double left = 1 - readiness(time);
    const double shades = time > 0.5 && exchanges_shades(after) ? -left : left;
    return std::round(shades * turning_levels) / turning_levels;
}

}  // namespace

bool moves_as_body(const Frame& frame) {
    const Movement& movement = frame.movement;
    const bool mirrors = movement.path == Movement::Path::straight && frame.board.axis;
    return movement.duration.count() > 0 && (movement.path == Movement::Path::turn || mirrors);
}

BoardPanel in_motion(const BoardPanel& before, const Frame& after, double time) {
    BoardPanel board{.size = before.size, .cells = std::vector<Cell>(before.cells.size())};
    board.pose = BoardPose{map_at(after, time), shades_at(after, time)};
    const auto& [xx, yx, xy, yy] = board.pose->map;
    const double middle = (before.size - 1) / 2.0;
    for (int row = 0; row < before.size; ++row)
        for (int column = 0; column < before.size; ++column)
            if (cell_at(before, row, column).queen) {
                const double right = column - middle;
                const double down = row - middle;
                board.moving_queens.push_back(
                    {middle + yx * right + yy * down, middle + xx * right + xy * down, 1});
            }
    board.axis = after.board.axis;
    board.turned = after.board.turned * turned_share(time);
    return board;
}

}  // namespace queenreel
