#pragma once

#include "queenreel/frame/board_panel.h"
#include "queenreel/frame/theme.h"
#include "queenreel/paint/canvas.h"
#include "queenreel/paint/piece.h"

namespace queenreel {

/// Draws a mark inside the square (0, 0) … (side, side), side in pixels; what stands on the square is drawn
/// over it, but where lies_over_queen(). Mark::removed shows the piece itself, pale. Leaves the canvas's
/// state changed.
void draw_mark(const Canvas& canvas, Mark mark, double side, const Theme& theme, const PieceSet& piece);

/// Whether a mark is drawn over a queen on its square, by draw_mark_over_queen(), and not below her.
bool lies_over_queen(Mark mark);

/// The same as draw_mark() for such a mark above a queen, where lies_over_queen().
void draw_mark_over_queen(const Canvas& canvas, Mark mark, double side, const Theme& theme,
                          const PieceSet& piece);

/// How wide the border of Mark::conflict is, of a square's side: crowns are clear of it.
inline constexpr double conflict_border = 0.055;

/// Draws the piece inside the square as draw_mark() does, `opacity` of it, 0 … 1.
void draw_pale_queen(const Canvas& canvas, double side, const Theme& theme, const PieceSet& piece,
                     double opacity);

/// Draws the lock of a given queen, over it, in the lower left corner of the square: a body and a shackle,
/// or where squares are small a dot. Leaves the canvas's state changed.
void draw_lock(const Canvas& canvas, double side, const Theme& theme);

/// Whether a number has room in the middle of a square without a queen.
bool leaves_middle_free(Mark mark);

/// Whether the palette has its colors also where no scene asks for marks: Look::marks alone is enough.
bool is_plain(Mark mark);

}  // namespace queenreel
