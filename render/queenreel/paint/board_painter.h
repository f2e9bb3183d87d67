#pragma once

#include <cairo.h>

#include <array>

#include "queenreel/frame/board_panel.h"
#include "queenreel/frame/layout/layout.h"
#include "queenreel/frame/theme.h"
#include "queenreel/paint/cairo_ptr.h"
#include "queenreel/paint/piece.h"

namespace queenreel {

/// Draws boards of one size with squares of one side: Layout::board_size and square. Move-only; one thread at
/// a time.
class BoardPainter {
  public:
    /// How queens and marks are kept, each drawn once and used on every square that has it: as drawings, for
    /// vectors, so that SVG and PDF hold a queen once; or as pixels, for raster pictures.
    enum class Stamps { drawings, pixels };

    /// `layout` tells where the board lies and whether squares carry coordinates.
    BoardPainter(const Theme& theme, const PieceSet& piece, const Layout& layout, Stamps stamps);

    const Layout& layout() const { return layout_; }

    /// Draws the board whole.
    void draw(cairo_t* context, const BoardPanel& board) const;

    /// Draws one square whole, with its top left corner at (0, 0): its shade, mark, queen, number and, for
    /// Coordinates::inside, its labels.
    void draw_cell(cairo_t* context, const Cell& cell, int row, int column) const;

    /// Draws with stamps what is on a square, all but its shade, at its place on the board.
    void stamp_cell(cairo_t* context, const Cell& cell, int row, int column) const;

    /// Draws what is on the squares below all that stands there: light behind queens who attack, a guide.
    void draw_guide(cairo_t* context, const BoardPanel& board) const;

    /// Draws what is above the squares and all that stands there.
    void draw_overlay(cairo_t* context, const BoardPanel& board) const;

    /// The color of a square.
    Color shade(int row, int column) const;

  private:
    void draw_squares(cairo_t* context) const;
    void draw_heat(cairo_t* context, const Cell& cell, int row, int column, const Rect& square) const;
    void draw_number(cairo_t* context, const Cell& cell) const;
    void stamp_queen(cairo_t* context, const Rect& place, double opacity) const;
    const CairoSurface& queen_stamp() const;
    const CairoSurface& mark_stamp(Mark mark) const;
    const CairoSurface& mark_over_queen_stamp(Mark mark) const;

    Theme theme_;
    PieceSet piece_;
    Layout layout_;
    Stamps stamps_;

    // Made when first needed.
    mutable CairoSurface queen_;
    mutable std::array<CairoSurface, mark_count> marks_;  // by Mark
    mutable std::array<CairoSurface, mark_count> marks_over_queens_;
};

}  // namespace queenreel
