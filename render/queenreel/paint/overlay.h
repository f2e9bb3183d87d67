#pragma once

#include "queenreel/frame/board_panel.h"
#include "queenreel/frame/rect.h"
#include "queenreel/frame/theme.h"
#include "queenreel/paint/canvas.h"

namespace queenreel {

// Everything above the squares: lines, a crossover line, an asked row, moving queens. Guides (guide.h) and
// annotations (annotations.h) are also above the squares, but below marks and queens.

/// Returns true if there is anything above the squares.
bool has_overlay(const BoardPanel& board);

/// Throws PaintError if any part of the overlay is outside the board: Cairo and whole pixels have a limited
/// range.
void require_overlay_inside(const BoardPanel& board);

/// Tints the squares by their numbers, for BoardPanel::tint_scale.
void draw_number_tints(const Canvas& canvas, const BoardPanel& board, int square, const Theme& theme);

/// Draws the light behind the queens at the start of attack lines; draw_lines() draws the lines above them.
void draw_lights(const Canvas& canvas, const BoardPanel& board, int square, const Theme& theme);

/// Draws the frame of such a light, for themes in which the light alone is too faint, inside its square.
void draw_light_frame(const Canvas& canvas, const Rect& place, const Theme& theme);

/// Draws the attack lines and the crossover line of a board whose top left corner is (0, 0).
void draw_lines(const Canvas& canvas, const BoardPanel& board, int square, const Theme& theme);

/// Frames the asked row and draws its question marks and rings.
void draw_asked(const Canvas& canvas, const BoardPanel& board, int square, const Theme& theme);

/// The square that a moving queen covers, in whole pixels from the board's top left corner.
Rect moving_queen_rect(const MovingQueen& queen, int square);

}  // namespace queenreel
