#pragma once

#include "queenreel/frame/layout/sheet_layout.h"
#include "queenreel/frame/look.h"
#include "queenreel/frame/sheet.h"
#include "queenreel/paint/board_painter.h"
#include "queenreel/paint/canvas.h"
#include "queenreel/paint/piece.h"
#include "queenreel/paint/stamp.h"

namespace queenreel {

/// Throws PaintError for a sheet with more boards than its shape, or one that cannot be drawn: of another
/// size, or with anything outside.
void require_sheet(const Sheet& sheet);

/// Draws one page, laid out once, as often as asked. It must not outlive the sheet.
class SheetPainter {
  public:
    /// `look` tells the picture's size and theme. Pixels are whole squares of them; in drawings, squares are
    /// of any size that fits. Throws std::invalid_argument as lay_out_sheet().
    SheetPainter(const Sheet& sheet, const Look& look, const PieceSet& piece, Stamp::Kept stamps);

    /// Draws the whole picture, (0, 0) its top left corner. Throws PaintError for text that is not UTF-8.
    void draw(const Canvas& canvas) const;

  private:
    void draw_board(const Canvas& canvas, const SheetBoard& board, const SheetPlace& place) const;
    void draw_task(const Canvas& canvas) const;
    void draw_words(const Canvas& canvas, const SheetBoard& board, const SheetPlace& place) const;

    const Sheet& sheet_;
    Look look_;
    int units_;  // a pixel
    SheetLayout layout_;
    BoardPainter board_;  // of all boards, each with its coordinates at (0, 0)
};

}  // namespace queenreel
