#pragma once

#include <cairo.h>

#include "frame/color.h"

namespace queenreel {

/// Makes `color` what the next strokes and fills are drawn with.
inline void set_color(cairo_t* context, Color color) {
    cairo_set_source_rgba(context, color.red / 255.0, color.green / 255.0, color.blue / 255.0,
                          color.alpha / 255.0);
}

}  // namespace queenreel
