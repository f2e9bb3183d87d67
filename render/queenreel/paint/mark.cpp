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

void circle(cairo_t* context, double side, double radius) {
    cairo_new_sub_path(context);
    cairo_arc(context, side / 2, side / 2, radius * side, 0, 2 * std::numbers::pi);
}

void set_color(cairo_t* context, Color color, double share) {
    color.alpha = static_cast<std::uint8_t>(std::lround(color.alpha * share));
    queenreel::set_color(context, color);
}

/// A shadow that leaves the square's edges as they are, and a stroke through it.
void draw_struck_out(cairo_t* context, double side, const Theme& theme) {
    const double inset = std::max(1.0, std::round(0.13 * side));
    cairo_rectangle(context, inset, inset, side - 2 * inset, side - 2 * inset);
    set_color(context, theme.outline, wash_share);
    cairo_fill(context);
    cairo_move_to(context, 0.36 * side, 0.64 * side);
    cairo_line_to(context, 0.64 * side, 0.36 * side);
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_width(context, std::max(1.0, 0.05 * side));
    queenreel::set_color(context, theme.attacked);
    cairo_stroke(context);
}

/// Along the square's edges, in whole pixels, clear of a queen inside.
void draw_border(cairo_t* context, double side, Color color) {
    const double width = std::max(1.0, std::round(conflict_border * side));
    cairo_rectangle(context, width / 2, width / 2, side - width, side - width);
    cairo_set_line_width(context, width);
    set_color(context, color);
    cairo_stroke(context);
}

/// An L in each corner, in whole pixels.
void draw_brackets(cairo_t* context, double side, Color color) {
    const double width = std::max(1.0, std::round(0.09 * side));
    const double arm = std::max(2.0, std::round(0.27 * side));
    for (const double x : {0.0, side}) {
        for (const double y : {0.0, side}) {
            cairo_rectangle(context, x, y, x == 0 ? arm : -arm, y == 0 ? width : -width);
            cairo_rectangle(context, x, y == 0 ? width : side - width, x == 0 ? width : -width,
                            y == 0 ? arm - width : width - arm);
        }
    }
    set_color(context, color);
    cairo_fill(context);
}

void cross_path(cairo_t* context, double near, double far) {
    cairo_move_to(context, near, near);
    cairo_line_to(context, far, far);
    cairo_move_to(context, near, far);
    cairo_line_to(context, far, near);
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND);
}

void draw_cross(cairo_t* context, double side, const Theme& theme) {
    cross_path(context, 0.17 * side, 0.83 * side);
    cairo_set_line_width(context, std::max(1.0, 0.1 * side));
    set_color(context, theme.rejected);
    cairo_stroke(context);
}

/// Smaller, thinner, and within a seam, so that both she and the cross are seen.
void draw_cross_over_queen(cairo_t* context, double side, const Theme& theme) {
    cross_path(context, 0.24 * side, 0.76 * side);
    cairo_set_line_width(context, std::max(1.6, 0.08 * side));
    set_color(context, theme.light);
    cairo_stroke_preserve(context);
    cairo_set_line_width(context, std::max(0.9, 0.05 * side));
    set_color(context, theme.rejected);
    cairo_stroke(context);
}

void draw_dot(cairo_t* context, double side, Color color) {
    circle(context, side, 0.13);
    set_color(context, color);
    cairo_fill(context);
}

/// Rising lines over the whole square, that go on in the next one.
void draw_hatching(cairo_t* context, double side, Color color) {
    cairo_rectangle(context, 0, 0, side, side);
    cairo_clip(context);
    constexpr int lines = 4;  // a square's side
    for (int i = 1; i < 2 * lines; ++i) {
        const double at = side * i / lines;
        cairo_move_to(context, at + 1, -1);
        cairo_line_to(context, at - side - 1, side + 1);
    }
    cairo_set_line_width(context, std::max(1.0, 0.05 * side));
    set_color(context, color);
    cairo_stroke(context);
}

void draw_tint(cairo_t* context, double side, const Theme& theme) {
    cairo_rectangle(context, 0, 0, side, side);
    set_color(context, theme.solved, solved_share);
    cairo_fill(context);
}

/// A dash and a gap are a tenth of the side, and dashes meet in the corners.
void draw_removed(cairo_t* context, double side, const Theme& theme, const PieceSet& piece) {
    draw_pale_queen(context, side, theme, piece, removed_opacity);
    cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT);
    cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER);
    const double width = std::max(1.0, std::round(0.055 * side));
    const double length = side - width;
    const double dash = length / 9;
    const double dashes[] = {dash, dash};
    for (const bool across : {true, false}) {
        for (const double at : {width / 2, side - width / 2}) {
            cairo_move_to(context, across ? width / 2 : at, across ? at : width / 2);
            cairo_line_to(context, across ? side - width / 2 : at, across ? at : side - width / 2);
        }
    }
    cairo_set_dash(context, dashes, 2, 0);
    cairo_set_line_width(context, width);
    set_color(context, theme.rejected);
    cairo_stroke(context);
}

/// What a mark is drawn with.
struct MarkSpace {
    cairo_t* context;
    double side;
    const Theme& theme;
    const PieceSet& piece;
};

/// How a mark looks, and what follows from that.
struct MarkRow {
    Mark mark;
    void (*draw)(const MarkSpace& space);
    bool leaves_middle_free = false;
    bool is_plain = false;
    void (*draw_over_queen)(const MarkSpace& space) = nullptr;  // in place of `draw`
};

void strike_out(const MarkSpace& to) {
    draw_struck_out(to.context, to.side, to.theme);
}

constexpr std::array mark_table{
    MarkRow{
        .mark = Mark::none, .draw = [](const MarkSpace&) {}, .leaves_middle_free = true, .is_plain = true},
    MarkRow{.mark = Mark::attacked, .draw = strike_out, .is_plain = true},
    MarkRow{.mark = Mark::conflict,
            .draw = [](const MarkSpace& to) { draw_border(to.context, to.side, to.theme.conflict); },
            .leaves_middle_free = true,
            .is_plain = true},
    MarkRow{.mark = Mark::tested,
            .draw = [](const MarkSpace& to) { draw_brackets(to.context, to.side, to.theme.tested); },
            .leaves_middle_free = true},
    MarkRow{
        .mark = Mark::rejected,
        .draw = [](const MarkSpace& to) { draw_cross(to.context, to.side, to.theme); },
        .draw_over_queen = [](const MarkSpace& to) { draw_cross_over_queen(to.context, to.side, to.theme); }},
    MarkRow{.mark = Mark::removed,
            .draw = [](const MarkSpace& to) { draw_removed(to.context, to.side, to.theme, to.piece); }},
    MarkRow{.mark = Mark::free,
            .draw = [](const MarkSpace& to) { draw_dot(to.context, to.side, to.theme.tested); }},
    MarkRow{.mark = Mark::eliminated, .draw = strike_out},
    MarkRow{.mark = Mark::wiped_out,
            .draw = [](const MarkSpace& to) { draw_hatching(to.context, to.side, to.theme.rejected); }},
    MarkRow{.mark = Mark::solved,
            .draw = [](const MarkSpace& to) { draw_tint(to.context, to.side, to.theme); }},
};
static_assert(mark_table.size() == mark_count && is_indexed_by(mark_table, &MarkRow::mark));

constexpr const MarkRow& row(Mark mark) {
    return mark_table[static_cast<std::size_t>(mark)];
}

}  // namespace

void draw_mark(cairo_t* context, Mark mark, double side, const Theme& theme, const PieceSet& piece) {
    row(mark).draw({context, side, theme, piece});
}

void draw_mark_over_queen(cairo_t* context, Mark mark, double side, const Theme& theme,
                          const PieceSet& piece) {
    row(mark).draw_over_queen({context, side, theme, piece});
}

void draw_pale_queen(cairo_t* context, double side, const Theme& theme, const PieceSet& piece,
                     double opacity) {
    cairo_push_group(context);
    piece.draw(context, side, theme);
    cairo_pop_group_to_source(context);
    cairo_paint_with_alpha(context, opacity);
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
