#include "paint/badge.h"

#include <numbers>

#include "paint/ink.h"
#include "paint/text.h"

namespace queenreel {
namespace {

Color readable_on(Color color) {
    const Color black{0, 0, 0};
    const Color white{255, 255, 255};
    return contrast(black, color) > contrast(white, color) ? black : white;
}

}  // namespace

void draw_badge(cairo_t* context, std::string_view text, const Layout& layout, const Theme& theme) {
    if (text.empty() || layout.badge.width == 0)
        return;
    const Rect& box = layout.badge;
    const bool opaque = theme.background.alpha == 255;
    const TextStyle style{.em = layout.badge_em,
                          .color = opaque ? theme.background : readable_on(theme.accent),
                          .align = Align::center,
                          .bold = true};
    const double radius = box.height / 2.0;
    constexpr double quarter = std::numbers::pi / 2;
    cairo_new_path(context);
    cairo_arc(context, box.x + radius, box.y + radius, radius, quarter, 3 * quarter);
    cairo_arc(context, box.x + box.width - radius, box.y + radius, radius, -quarter, quarter);
    cairo_close_path(context);
    set_color(context, theme.accent);
    cairo_fill(context);
    const int inset = box.height / 3;
    draw_text(context, text, {box.x + inset, box.y, box.width - 2 * inset, box.height}, style);
}

}  // namespace queenreel
