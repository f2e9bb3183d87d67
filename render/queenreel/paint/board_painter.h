#pragma once

#include <vector>

#include "queenreel/frame/board_panel.h"
#include "queenreel/frame/layout/layout.h"
#include "queenreel/frame/theme.h"
#include "queenreel/paint/canvas.h"
#include "queenreel/paint/display_list.h"
#include "queenreel/paint/ink.h"
#include "queenreel/paint/piece.h"
#include "queenreel/paint/stamp.h"

namespace queenreel {

/// Draws boards of one size with squares of one side: Layout::board_size and square. Move-only; one thread at
/// a time.
class BoardPainter {
  public:
    /// `layout` defines the board's position and whether squares have coordinates. Queens and marks are drawn
    /// once and cached as `stamps`.
    BoardPainter(const Theme& theme, const PieceSet& piece, const Layout& layout, Stamp::Kept stamps);

    const Layout& layout() const { return layout_; }

    /// Draws the whole board.
    void draw(const Canvas& canvas, const BoardPanel& board) const;

    /// Draws a whole square with its top left corner at (0, 0): its shade, mark, queen, number and, for
    /// Coordinates::inside, its labels.
    void draw_cell(const Canvas& canvas, const Cell& cell, int row, int column) const;

    /// Draws everything on a square except its shade, at its place on the board, using stamps.
    void stamp_cell(const Canvas& canvas, const Cell& cell, int row, int column) const;

    /// Draws what is on the squares below marks and queens: light behind attacking queens, and a guide.
    void draw_guide(const Canvas& canvas, const BoardPanel& board) const;

    /// Draws what is above the squares and everything on them.
    void draw_overlay(const Canvas& canvas, const BoardPanel& board) const;

    /// The shapes of draw_guide() and draw_overlay(), which are apart from the squares.
    std::vector<Shape> shapes_apart(const BoardPanel& board) const;

    /// The color of a square.
    Color shade(int row, int column) const;

    /// Draws a board that has a pose, on the background.
    void draw_posed(const Canvas& canvas, const BoardPanel& board) const;

  private:
    void draw_squares(const Canvas& canvas, const SquareShades& shades) const;
    template <typename Draw>
    void draw_stamps(const Canvas& canvas, const Cell& cell, int row, int column, const Draw& draw) const;
    void draw_details(const Canvas& canvas, const Cell& cell, int row, int column) const;
    void draw_number(const Canvas& canvas, const Cell& cell) const;

    Theme theme_;
    PieceSet piece_;
    Layout layout_;
    Stamp queen_;
    std::vector<Stamp> marks_;  // indexed by Mark
    std::vector<Stamp> marks_over_queens_;
};

}  // namespace queenreel
