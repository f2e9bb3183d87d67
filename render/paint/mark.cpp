#include "paint/mark.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "paint/ink.h"

namespace queenreel {
namespace {

void draw_ring(cairo_t* context, double side, Color color) {
    cairo_set_line_width(context, 0.08 * side);
    cairo_arc(context, side / 2, side / 2, 0.2 * side, 0, 2 * std::numbers::pi);
    set_color(context, color);
    cairo_stroke(context);
}

// Along the square's edges, in whole pixels, so that a queen inside stays as readable as any.
void draw_border(cairo_t* context, double side, Color color) {
    const double width = std::max(1.0, std::round(0.08 * side));
    cairo_rectangle(context, width / 2, width / 2, side - width, side - width);
    cairo_set_line_width(context, width);
    set_color(context, color);
    cairo_stroke(context);
}

}  // namespace

void draw_mark(cairo_t* context, Mark mark, double side, const Theme& theme) {
    switch (mark) {
        case Mark::none:
            return;
        case Mark::attacked:
            return draw_ring(context, side, theme.attacked);
        case Mark::conflict:
            return draw_border(context, side, theme.conflict);
    }
}

}  // namespace queenreel
