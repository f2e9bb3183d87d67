#pragma once

#include <cairo.h>

#include "frame/board_panel.h"
#include "frame/theme.h"
#include "paint/piece.h"

namespace queenreel {

/// Draws a mark inside the square (0, 0) … (side, side), side in pixels; what stands on the square is drawn
/// over it. Mark::removed shows the piece itself, pale. Leaves the context's state changed.
void draw_mark(cairo_t* context, Mark mark, double side, const Theme& theme, const PieceSet& piece);

/// Whether a number has room in the middle of a square without a queen.
bool leaves_middle_free(Mark mark);

/// Whether the palette has its colors also where no scene asks for marks: Look::marks alone is enough.
bool is_plain(Mark mark);

}  // namespace queenreel
