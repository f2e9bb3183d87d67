#pragma once

#include "queenreel/frame/board_panel.h"
#include "queenreel/frame/theme.h"
#include "queenreel/paint/canvas.h"

namespace queenreel {

// What is drawn on the squares of a board, below marks and queens, to say how it came from another: the line
// it was mirrored in, and the arc it was turned by. `square`: a square's side in pixels.

/// Whether a board has such a line or arc.
bool has_guide(const BoardPanel& board);

/// Whether two boards have the same.
bool same_guide(const BoardPanel& a, const BoardPanel& b);

/// Whether its line lies on the board and its arc is a number of degrees within a full turn.
bool is_guide_inside(const BoardPanel& board);

/// Whether its line or arc may reach a square.
bool guide_reaches(const BoardPanel& board, int row, int column, int square);

/// Draws the line and the arc of a board whose top left corner is (0, 0), and nothing outside of it.
void draw_guide(const Canvas& canvas, const BoardPanel& board, int square, const Theme& theme);

}  // namespace queenreel
