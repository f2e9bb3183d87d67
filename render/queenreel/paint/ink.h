#pragma once

#include <cairo.h>

#include "queenreel/frame/color.h"
#include "queenreel/frame/rect.h"
#include "queenreel/frame/theme.h"

namespace queenreel {

/// Makes `color` what the next strokes and fills are drawn with.
inline void set_color(cairo_t* context, Color color) {
    cairo_set_source_rgba(context, color.red / 255.0, color.green / 255.0, color.blue / 255.0,
                          color.alpha / 255.0);
}

inline void fill_rectangle(cairo_t* context, const Rect& area, Color color) {
    cairo_rectangle(context, area.x, area.y, area.width, area.height);
    set_color(context, color);
    cairo_fill(context);
}

/// Whether any of the rectangle can be seen: a partial repaint skips the rest.
inline bool is_visible(cairo_t* context, const Rect& area) {
    double left = 0;
    double top = 0;
    double right = 0;
    double bottom = 0;
    cairo_clip_extents(context, &left, &top, &right, &bottom);
    return area.x < right && area.x + area.width > left && area.y < bottom && area.y + area.height > top;
}

/// The result of covering `from` with `to` by `share`, 0 … 1; colors mix with their alpha multiplied in, as
/// in Cairo.
Color mix(Color from, Color to, double share);

/// Black or white, whichever can be read on a color.
Color readable_on(Color color);

/// What is around text on a transparent background, so that it can be read on light pages and on dark ones;
/// on others nothing, alpha 0.
Color halo_of(const Theme& theme);

/// A square's shade where queens attack it: in shadow.
Color wash(const Theme& theme, Color shade);

/// How much of a shadow it is, of the outline's color.
inline constexpr double wash_share = 0.17;

/// A square's shade behind a queen of a solution.
Color solved_tint(const Theme& theme, Color shade);
inline constexpr double solved_share = 0.85;  ///< of the color of solutions

/// A square's shade behind a queen whose attack is drawn: of another hue, and nearly as light.
Color lit(const Theme& theme, Color shade);
inline constexpr double lit_share = 0.5;  ///< of the color of attack lines

/// The background of what a panel is about just now: a little of the accent over the background.
Color tint(const Theme& theme);

}  // namespace queenreel
