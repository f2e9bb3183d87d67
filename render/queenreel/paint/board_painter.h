#pragma once

#include <vector>

#include "queenreel/frame/board_panel.h"
#include "queenreel/frame/layout/layout.h"
#include "queenreel/frame/theme.h"
#include "queenreel/paint/canvas.h"
#include "queenreel/paint/piece.h"
#include "queenreel/paint/stamp.h"

namespace queenreel {

/// Draws boards of one size with squares of one side: Layout::board_size and square. Move-only; one thread at
/// a time.
class BoardPainter {
  public:
    /// `layout` tells where the board lies and whether squares carry coordinates; queens and marks are drawn
    /// once, and kept so.
    BoardPainter(const Theme& theme, const PieceSet& piece, const Layout& layout, Stamp::Kept stamps);

    const Layout& layout() const { return layout_; }

    /// Draws the board whole.
    void draw(const Canvas& canvas, const BoardPanel& board) const;

    /// Draws one square whole, with its top left corner at (0, 0): its shade, mark, queen, number and, for
    /// Coordinates::inside, its labels.
    void draw_cell(const Canvas& canvas, const Cell& cell, int row, int column) const;

    /// Draws with stamps what is on a square, all but its shade, at its place on the board.
    void stamp_cell(const Canvas& canvas, const Cell& cell, int row, int column) const;

    /// Draws what is on the squares below all that stands there: light behind queens who attack, a guide.
    void draw_guide(const Canvas& canvas, const BoardPanel& board) const;

    /// Draws what is above the squares and all that stands there.
    void draw_overlay(const Canvas& canvas, const BoardPanel& board) const;

    /// The color of a square.
    Color shade(int row, int column) const;

  private:
    void draw_squares(const Canvas& canvas) const;
    void draw_number(const Canvas& canvas, const Cell& cell) const;

    Theme theme_;
    PieceSet piece_;
    Layout layout_;
    Stamp queen_;
    std::vector<Stamp> marks_;  // by Mark
    std::vector<Stamp> marks_over_queens_;
};

}  // namespace queenreel
