#include "queenreel/paint/guide.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "queenreel/frame/guide_shape.h"
#include "queenreel/paint/canvas.h"

namespace queenreel {
namespace {

constexpr double full_turn = 360;

/// The distance of a point from the segment between two others.
double distance_to_axis(double row, double column, const Axis& axis) {
    const double down = axis.to_row - axis.from_row;
    const double right = axis.to_column - axis.from_column;
    const double squared = std::max(down * down + right * right, 1e-9);
    const double share = ((row - axis.from_row) * down + (column - axis.from_column) * right) / squared;
    const double on_it = std::clamp(share, 0.0, 1.0);
    return std::hypot(row - axis.from_row - on_it * down, column - axis.from_column - on_it * right);
}

void draw_axis(const Canvas& canvas, const GuideShape::AxisLine& axis) {
    canvas.move_to(axis.from.x, axis.from.y);
    canvas.line_to(axis.to.x, axis.to.y);
    if (axis.dash > 0)
        canvas.set_dash({&axis.dash, 1}, axis.dash / 2);
    canvas.stroke();
    canvas.set_dash({});
}

void draw_arc(const Canvas& canvas, const GuideShape::Arc& arc) {
    const auto& [middle, radius, angle, is_seen, head, point, dot] = arc;
    if (is_seen) {
        constexpr double top = -std::numbers::pi / 2;
        canvas.new_sub_path();
        if (angle > 0)
            canvas.arc(middle.x, middle.y, radius, top, top + angle);
        else
            canvas.arc_negative(middle.x, middle.y, radius, top, top + angle);
        canvas.stroke();
    }
    canvas.move_to(head[0].x, head[0].y);
    canvas.line_to(head[1].x, head[1].y);
    canvas.line_to(head[2].x, head[2].y);
    canvas.close_path();
    if (dot > 0) {
        canvas.new_sub_path();
        canvas.arc(middle.x, middle.y, dot, 0, 2 * std::numbers::pi);
    }
    canvas.fill();
}

}  // namespace

bool is_guide_inside(const BoardPanel& board) {
    const auto inside = [&](double at) { return at >= 0 && at <= board.size; };  // false for NaN
    const bool axis = !board.axis || (inside(board.axis->from_row) && inside(board.axis->from_column) &&
                                      inside(board.axis->to_row) && inside(board.axis->to_column));
    return axis && std::abs(board.turned) <= full_turn;
}

bool guide_reaches(const BoardPanel& board, int row, int column, int square) {
    const GuideShape shape = guide_shape(board, square);
    const double half_diagonal = 0.71 * square;
    if (board.axis &&
        distance_to_axis(row + 0.5, column + 0.5, *board.axis) * square < half_diagonal + shape.line / 2 + 1)
        return true;
    if (!shape.arc)
        return false;
    const double middle = board.size / 2.0;
    const double away = std::hypot(row + 0.5 - middle, column + 0.5 - middle) * square;
    return away < half_diagonal + shape.arc->dot + 1 ||
           std::abs(away - shape.arc->radius) < half_diagonal + shape.arc->point + 1;
}

void draw_guide(const Canvas& canvas, const BoardPanel& board, int square, const Theme& theme) {
    const GuideShape shape = guide_shape(board, square);
    if (!shape.axis && !shape.arc)
        return;
    const int side = board.size * square;
    canvas.save();
    canvas.rectangle(0, 0, side, side);
    canvas.clip();
    canvas.set_line_cap(Canvas::Cap::butt);
    canvas.set_color(theme.tested);
    canvas.set_line_width(shape.line);
    if (shape.axis)
        draw_axis(canvas, *shape.axis);
    if (shape.arc)
        draw_arc(canvas, *shape.arc);
    canvas.restore();
}

}  // namespace queenreel
