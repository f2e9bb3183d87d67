#pragma once

#include "queenreel/frame/layout/sheet_layout.h"
#include "queenreel/frame/look.h"
#include "queenreel/frame/rect.h"
#include "queenreel/frame/sheet.h"
#include "queenreel/paint/board_painter.h"
#include "queenreel/paint/canvas.h"
#include "queenreel/paint/piece.h"
#include "queenreel/paint/stamp.h"

namespace queenreel {

/// Throws PaintError for a sheet with more boards than its shape, or with a board that cannot be drawn: it
/// has another size, or something is outside.
void require_sheet(const Sheet& sheet);

/// Draws one page any number of times; it is laid out once. Must not outlive the sheet.
class SheetPainter {
  public:
    /// `look` defines the picture's size and theme. For pixels, a square is a whole number of them; for
    /// drawings, any size that fits. Throws std::invalid_argument as lay_out_sheet().
    SheetPainter(const Sheet& sheet, const Look& look, const PieceSet& piece, Stamp::Kept stamps);

    /// Draws the whole picture with its top left corner at (0, 0). Throws PaintError for text that is not
    /// UTF-8.
    void draw(const Canvas& canvas) const;

  private:
    void draw_board(const Canvas& canvas, const SheetBoard& board, const SheetPlace& place) const;
    void draw_task(const Canvas& canvas) const;
    void draw_cuts(const Canvas& canvas) const;
    void draw_words(const Canvas& canvas, std::size_t board) const;
    Rect in_pixels(const Rect& place) const;

    const Sheet& sheet_;
    Look look_;
    int units_;  // per pixel
    SheetLayout layout_;
    BoardPainter board_;  // for all boards, each with its coordinates at (0, 0)
};

}  // namespace queenreel
