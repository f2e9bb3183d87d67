#pragma once

#include <cairo.h>

#include <stdexcept>

#include "frame/frame.h"
#include "frame/layout.h"
#include "paint/cairo_ptr.h"
#include "paint/piece.h"

namespace queenreel {

/// A drawing that could not be made; the message is one line that says what and why.
struct PaintError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Throws PaintError when `status` is not success.
void check(cairo_status_t status);

/// Throws PaintError when a frame's board has not the layout's size.
void check(const Frame& frame, const Layout& layout);

/// Draws frames of one look and board size to any Cairo context, raster or vector, with (0, 0) the picture's
/// top left corner and one unit a pixel. Move-only; one thread at a time.
class Painter {
  public:
    /// Throws PaintError for a piece set that does not exist, std::invalid_argument as layout().
    Painter(const Look& look, int board_size);

    const Look& look() const { return look_; }
    const Layout& layout() const { return layout_; }

    /// Draws the whole picture. Throws PaintError: a board of another size, text that is not UTF-8, a context
    /// in error.
    void draw(cairo_t* context, const Frame& frame) const;

    /// Draws one square whole, with its top left corner at (0, 0): its shade, mark, queen and, for
    /// Coordinates::inside, its labels.
    void draw_cell(cairo_t* context, const Cell& cell, int row, int column) const;

    /// Draws what is around the board: background, border, outside coordinates.
    void draw_surroundings(cairo_t* context) const;

    /// Draws the text of the caption inside Layout::caption. Throws PaintError for text that is not UTF-8.
    void draw_caption(cairo_t* context, const Frame& frame) const;

  private:
    Look look_;
    Layout layout_;
    const PieceSet* piece_;

    // Drawn once and used on every square that has them: SVG and PDF hold a queen once.
    CairoSurface queen_;
    CairoSurface attacked_;
    CairoSurface conflict_;
};

}  // namespace queenreel
