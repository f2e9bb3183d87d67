#include "queenreel/paint/mark.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numbers>

#include "queenreel/base/table.h"
#include "queenreel/paint/ink.h"

namespace queenreel {
namespace {

void circle(const Canvas& canvas, double side, double radius) {
    canvas.new_sub_path();
    canvas.arc(side / 2, side / 2, radius * side, 0, 2 * std::numbers::pi);
}

Color faded(Color color, double share) {
    color.alpha = static_cast<std::uint8_t>(std::lround(color.alpha * share));
    return color;
}

/// A shadow that leaves the square's edges unchanged, and a stroke across it.
void draw_struck_out(const Canvas& canvas, double side, const Theme& theme) {
    const double inset = std::max(1.0, std::round(0.13 * side));
    canvas.rectangle(inset, inset, side - 2 * inset, side - 2 * inset);
    canvas.fill(faded(theme.outline, wash_share));
    canvas.line({0.36 * side, 0.64 * side}, {0.64 * side, 0.36 * side});
    canvas.set_line_cap(Canvas::Cap::round);
    canvas.stroke(theme.attacked, std::max(1.0, 0.05 * side));
}

/// A border along the square's edges, in whole pixels, clear of a queen inside.
void draw_border(const Canvas& canvas, double side, Color color) {
    const double width = std::max(1.0, std::round(conflict_border * side));
    canvas.rectangle(width / 2, width / 2, side - width, side - width);
    canvas.stroke(color, width);
}

/// An L in each corner, in whole pixels.
void draw_brackets(const Canvas& canvas, double side, Color color) {
    const double width = std::max(1.0, std::round(0.09 * side));
    const double arm = std::max(2.0, std::round(0.27 * side));
    for (const double x : {0.0, side}) {
        for (const double y : {0.0, side}) {
            canvas.rectangle(x, y, x == 0 ? arm : -arm, y == 0 ? width : -width);
            canvas.rectangle(x, y == 0 ? width : side - width, x == 0 ? width : -width,
                             y == 0 ? arm - width : width - arm);
        }
    }
    canvas.fill(color);
}

void cross_path(const Canvas& canvas, double near, double far) {
    canvas.line({near, near}, {far, far});
    canvas.line({near, far}, {far, near});
    canvas.set_line_cap(Canvas::Cap::round);
}

void draw_cross(const Canvas& canvas, double side, const Theme& theme) {
    cross_path(canvas, 0.17 * side, 0.83 * side);
    canvas.stroke(theme.rejected, std::max(1.0, 0.1 * side));
}

/// Smaller, thinner, and with a seam, so that queen and cross are both visible.
void draw_cross_over_queen(const Canvas& canvas, double side, const Theme& theme) {
    cross_path(canvas, 0.24 * side, 0.76 * side);
    canvas.set_line_width(std::max(1.6, 0.08 * side));
    canvas.set_color(theme.light);
    canvas.stroke_preserve();
    canvas.stroke(theme.rejected, std::max(0.9, 0.05 * side));
}

void draw_dot(const Canvas& canvas, double side, Color color) {
    circle(canvas, side, 0.13);
    canvas.fill(color);
}

/// Rising lines over the whole square that continue in the next one.
void draw_hatching(const Canvas& canvas, double side, Color color) {
    canvas.rectangle(0, 0, side, side);
    canvas.clip();
    constexpr int lines = 4;  // per side of a square
    for (int i = 1; i < 2 * lines; ++i) {
        const double at = side * i / lines;
        canvas.line({at + 1, -1}, {at - side - 1, side + 1});
    }
    canvas.stroke(color, std::max(1.0, 0.05 * side));
}

void draw_tint(const Canvas& canvas, double side, const Theme& theme) {
    canvas.rectangle(0, 0, side, side);
    canvas.fill(faded(theme.solved, solved_share));
}

/// A broad dark frame, and a small cross in the middle.
void draw_blocked(const Canvas& canvas, double side, const Theme& theme) {
    const double width = std::max(2.0, std::round(0.14 * side));
    canvas.set_color(faded(theme.outline, blocked_share));
    canvas.rectangle(0, 0, side, side);
    canvas.rectangle(width, width, side - 2 * width, side - 2 * width);
    canvas.set_even_odd(true);
    canvas.fill();
    cross_path(canvas, 0.34 * side, 0.66 * side);
    canvas.set_line_width(std::max(1.0, 0.06 * side));
    canvas.stroke();
}

/// Dashes and gaps are a tenth of the side each, and dashes meet in the corners.
void draw_removed(const Canvas& canvas, double side, const Theme& theme, const PieceSet& piece) {
    draw_pale_queen(canvas, side, theme, piece, removed_opacity);
    canvas.set_line_cap(Canvas::Cap::butt);
    canvas.set_line_join(Canvas::Join::miter);
    const double width = std::max(1.0, std::round(0.055 * side));
    const double length = side - width;
    const double dash = length / 9;
    const double dashes[] = {dash, dash};
    for (const bool across : {true, false}) {
        for (const double at : {width / 2, side - width / 2}) {
            canvas.line({across ? width / 2 : at, across ? at : width / 2},
                        {across ? side - width / 2 : at, across ? at : side - width / 2});
        }
    }
    canvas.set_dash(dashes);
    canvas.stroke(theme.rejected, width);
}

/// The arguments of a mark's drawing function.
struct MarkSpace {
    const Canvas& canvas;
    double side;
    const Theme& theme;
    const PieceSet& piece;
};

/// The appearance of a mark, and its properties.
struct MarkRow {
    Mark mark;
    void (*draw)(const MarkSpace& space);
    bool leaves_middle_free = false;
    bool is_plain = false;
    void (*draw_over_queen)(const MarkSpace& space) = nullptr;  // replaces `draw`
};

void strike_out(const MarkSpace& to) {
    draw_struck_out(to.canvas, to.side, to.theme);
}

constexpr std::array mark_table{
    MarkRow{
        .mark = Mark::none, .draw = [](const MarkSpace&) {}, .leaves_middle_free = true, .is_plain = true},
    MarkRow{.mark = Mark::attacked, .draw = strike_out, .is_plain = true},
    MarkRow{.mark = Mark::conflict,
            .draw = [](const MarkSpace& to) { draw_border(to.canvas, to.side, to.theme.conflict); },
            .leaves_middle_free = true,
            .is_plain = true},
    MarkRow{.mark = Mark::tested,
            .draw = [](const MarkSpace& to) { draw_brackets(to.canvas, to.side, to.theme.tested); },
            .leaves_middle_free = true},
    MarkRow{
        .mark = Mark::rejected,
        .draw = [](const MarkSpace& to) { draw_cross(to.canvas, to.side, to.theme); },
        .draw_over_queen = [](const MarkSpace& to) { draw_cross_over_queen(to.canvas, to.side, to.theme); }},
    MarkRow{.mark = Mark::removed,
            .draw = [](const MarkSpace& to) { draw_removed(to.canvas, to.side, to.theme, to.piece); }},
    MarkRow{.mark = Mark::free,
            .draw = [](const MarkSpace& to) { draw_dot(to.canvas, to.side, to.theme.tested); }},
    MarkRow{.mark = Mark::eliminated, .draw = strike_out},
    MarkRow{.mark = Mark::wiped_out,
            .draw = [](const MarkSpace& to) { draw_hatching(to.canvas, to.side, to.theme.rejected); }},
    MarkRow{.mark = Mark::solved,
            .draw = [](const MarkSpace& to) { draw_tint(to.canvas, to.side, to.theme); }},
    MarkRow{.mark = Mark::blocked,
            .draw = [](const MarkSpace& to) { draw_blocked(to.canvas, to.side, to.theme); }},
};
static_assert(mark_table.size() == mark_count && is_indexed_by(mark_table, &MarkRow::mark));

constexpr const MarkRow& row(Mark mark) {
    return mark_table[static_cast<std::size_t>(mark)];
}

}  // namespace

void draw_mark(const Canvas& canvas, Mark mark, double side, const Theme& theme, const PieceSet& piece) {
    row(mark).draw({canvas, side, theme, piece});
}

void draw_mark_over_queen(const Canvas& canvas, Mark mark, double side, const Theme& theme,
                          const PieceSet& piece) {
    row(mark).draw_over_queen({canvas, side, theme, piece});
}

void draw_pale_queen(const Canvas& canvas, double side, const Theme& theme, const PieceSet& piece,
                     double opacity) {
    canvas.with_opacity(opacity, [&](const Canvas& inside) { piece.draw(inside, side, theme); });
}

void draw_lock(const Canvas& canvas, double side, const Theme& theme) {
    constexpr double min_lock = 40;  // in smaller squares, a shackle would be invisible
    const double left = std::round(0.04 * side);
    const double width = std::max(3.0, std::round(0.16 * side));
    const double height = std::max(3.0, std::round(0.125 * side));
    const double top = side - left - height;
    canvas.set_color(theme.queen);
    if (side >= min_lock) {
        const double radius = 0.3 * width;
        const double middle = left + width / 2;
        canvas.new_sub_path();
        canvas.move_to(middle - radius, top);
        canvas.line_to(middle - radius, top - 0.6 * radius);
        canvas.arc(middle, top - 0.6 * radius, radius, std::numbers::pi, 2 * std::numbers::pi);
        canvas.line_to(middle + radius, top);
        canvas.set_line_cap(Canvas::Cap::butt);
        canvas.set_line_width(std::max(1.0, 0.03 * side));
        canvas.stroke();
    }
    canvas.rectangle(left, top, width, height);
    canvas.fill();
}

bool lies_over_queen(Mark mark) {
    return row(mark).draw_over_queen != nullptr;
}

bool leaves_middle_free(Mark mark) {
    return row(mark).leaves_middle_free;
}

bool is_plain(Mark mark) {
    return row(mark).is_plain;
}

}  // namespace queenreel
