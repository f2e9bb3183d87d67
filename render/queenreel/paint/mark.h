#pragma once

#include "queenreel/frame/board_panel.h"
#include "queenreel/frame/theme.h"
#include "queenreel/frame/tokens.h"
#include "queenreel/paint/canvas.h"
#include "queenreel/paint/piece.h"

namespace queenreel {

/// Draws a mark inside the square (0, 0) … (side, side), in pixels, below the square's queen unless
/// lies_over_queen(). Mark::removed shows the piece itself, pale. Changes the canvas's state.
void draw_mark(const Canvas& canvas, Mark mark, double side, const Theme& theme, const PieceSet& piece);

/// Returns true if a mark is drawn over a queen on its square, with draw_mark_over_queen(), instead of below
/// it.
bool lies_over_queen(Mark mark);

/// Draws such a mark over a queen.
void draw_mark_over_queen(const Canvas& canvas, Mark mark, double side, const Theme& theme,
                          const PieceSet& piece);

/// Draws the piece inside the square with `opacity`, 0 … 1, positioned as in draw_mark().
void draw_pale_queen(const Canvas& canvas, double side, const Theme& theme, const PieceSet& piece,
                     double opacity);

/// Draws the lock of a given queen over it in the lower left corner of the square: a body and a shackle, or a
/// dot in small squares. Changes the canvas's state.
void draw_lock(const Canvas& canvas, double side, const Theme& theme);

/// Returns true if a number fits in the middle of a square without a queen.
bool leaves_middle_free(Mark mark);

/// Returns true if the palette has its colors even if no scene asks for marks: Look::marks suffices.
bool is_plain(Mark mark);

}  // namespace queenreel
