#include "queenreel/paint/badge.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "queenreel/paint/ink.h"
#include "queenreel/paint/text.h"

namespace queenreel {
void draw_badge(cairo_t* context, std::string_view text, const Layout& layout, const Theme& theme) {
    if (text.empty() || layout.badge.width == 0)
        return;
    const bool opaque = theme.background.alpha == 255;
    const TextStyle style{.em = layout.badge_em,
                          .color = opaque ? theme.background : readable_on(theme.accent),
                          .align = Align::center,
                          .bold = true};
    // At the right end of its place, as wide as its text.
    const Rect& place = layout.badge;
    const int inset = place.height * 2 / 5;
    const int width =
        std::min(place.width, static_cast<int>(std::ceil(text_width(text, style))) + 2 * inset + 1);
    const Rect box{place.right() - width, place.y, width, place.height};
    const double radius = box.height / 2.0;
    constexpr double quarter = std::numbers::pi / 2;
    cairo_new_path(context);
    cairo_arc(context, box.x + radius, box.y + radius, radius, quarter, 3 * quarter);
    cairo_arc(context, box.x + box.width - radius, box.y + radius, radius, -quarter, quarter);
    cairo_close_path(context);
    set_color(context, theme.accent);
    cairo_fill(context);
    draw_text(context, text, {box.x + inset, box.y, box.width - 2 * inset, box.height}, style);
}

}  // namespace queenreel
