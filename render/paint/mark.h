#pragma once

#include <cairo.h>

#include "frame/frame.h"
#include "frame/theme.h"

namespace queenreel {

/// Draws a mark inside the square (0, 0) … (side, side), side in pixels; what stands on the square is drawn
/// over it. Leaves the context's state changed.
void draw_mark(cairo_t* context, Mark mark, double side, const Theme& theme);

}  // namespace queenreel
