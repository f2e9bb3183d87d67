#pragma once

#include <cairo.h>

#include "frame/board_panel.h"
#include "frame/theme.h"
#include "paint/piece.h"

namespace queenreel {

/// How much of a queen is left of her where Mark::removed shows her.
inline constexpr double pale_share = 0.3;

/// Draws a mark inside the square (0, 0) … (side, side), side in pixels; what stands on the square is drawn
/// over it. Mark::removed shows the piece itself, pale. Leaves the context's state changed.
void draw_mark(cairo_t* context, Mark mark, double side, const Theme& theme, const PieceSet& piece);

}  // namespace queenreel
