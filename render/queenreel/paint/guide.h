#pragma once

#include "queenreel/frame/board_panel.h"
#include "queenreel/frame/theme.h"
#include "queenreel/paint/canvas.h"

namespace queenreel {

// Guides are drawn on a board's squares, below marks and queens, and show how the board came from another:
// the axis of reflection, or the arc of rotation. `square` is a square's side in pixels.

/// Returns true if the axis is on the board and the arc's angle is within a full turn.
bool is_guide_inside(const BoardPanel& board);

/// Draws the guide of a board whose top left corner is (0, 0), and nothing outside the board.
void draw_guide(const Canvas& canvas, const BoardPanel& board, int square, const Theme& theme);

}  // namespace queenreel
