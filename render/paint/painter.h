#pragma once

#include <cairo.h>

#include <stdexcept>

#include "frame/frame.h"
#include "frame/layout.h"

namespace queenreel {

/// A drawing that could not be made; the message is one line that says what and why.
struct PaintError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Throws PaintError when `status` is not success.
void check(cairo_status_t status);

/// Draws frames of one look and board size to any Cairo context, raster or vector, with (0, 0) the picture's top
/// left corner and one unit a pixel.
class Painter {
  public:
    /// Throws PaintError for a piece set that does not exist, std::invalid_argument as layout().
    Painter(const Look& look, int board_size);

    const Look& look() const { return look_; }
    const Layout& layout() const { return layout_; }

    /// Draws the whole picture. Throws PaintError: text that is not UTF-8, a context in error.
    void draw(cairo_t* context, const Frame& frame) const;

    /// Draws one square whole, with its top left corner at (0, 0): its shade, mark, queen and, for
    /// Coordinates::inside, its labels.
    void draw_cell(cairo_t* context, const Cell& cell, int row, int column) const;

    /// Draws what is around the board: background, outside coordinates.
    void draw_surroundings(cairo_t* context) const;

    /// Draws the caption on the background, filling Layout::caption.
    void draw_caption(cairo_t* context, const Frame& frame) const;

  private:
    Look look_;
    Layout layout_;
};

}  // namespace queenreel
