#include "queenreel/paint/guide.h"

#include <cmath>
#include <numbers>

#include "queenreel/frame/guide_shape.h"

namespace queenreel {
namespace {

constexpr double full_turn = 360;

void draw_axis(const Canvas& canvas, const GuideShape::AxisLine& axis) {
    canvas.line(axis.from, axis.to);
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
