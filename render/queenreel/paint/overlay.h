#pragma once

#include <vector>

#include "queenreel/frame/board_panel.h"
#include "queenreel/frame/rect.h"
#include "queenreel/frame/theme.h"
#include "queenreel/paint/canvas.h"

namespace queenreel {

// What is above the squares: lines, a crossover line, an asked row, queens on their way; and a guide
// (guide.h) and annotations (annotations.h), which are above the squares too, but below what stands on them.

/// Whether there is anything above the squares.
bool has_overlay(const BoardPanel& board);

/// Whether two boards have the same above their squares.
bool same_overlay(const BoardPanel& a, const BoardPanel& b);

/// Throws PaintError when anything above the squares lies outside the board: cairo and whole pixels cannot
/// take every number.
void require_overlay_inside(const BoardPanel& board);

/// For each square, row by row, whether anything above the squares may reach it; empty where there is
/// nothing. `square`: a square's side in pixels.
std::vector<bool> covered_squares(const BoardPanel& board, int square);

/// Draws the light behind the queens that attack lines come from, for draw_lines() above them.
void draw_lights(const Canvas& canvas, const BoardPanel& board, int square, const Theme& theme);

/// Draws the attack lines and the crossover line of a board whose top left corner is (0, 0).
void draw_lines(const Canvas& canvas, const BoardPanel& board, int square, const Theme& theme);

/// Frames the asked row, and draws its question marks and rings.
void draw_asked(const Canvas& canvas, const BoardPanel& board, int square, const Theme& theme);

/// The square a queen on her way covers, in whole pixels from the board's top left corner.
Rect moving_queen_rect(const MovingQueen& queen, int square);

}  // namespace queenreel
