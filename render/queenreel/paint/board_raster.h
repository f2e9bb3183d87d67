#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "queenreel/frame/board_panel.h"
#include "queenreel/frame/picture.h"
#include "queenreel/paint/board_painter.h"
#include "queenreel/paint/cairo_ptr.h"
#include "queenreel/paint/palette_mapper.h"
#include "queenreel/paint/sprite.h"

namespace queenreel {

/// Adds a rectangle, merging it with the last one if it continues that to the right.
void add(std::vector<Rect>& changed, const Rect& rect);

/// Paints boards of one size and square side into pictures, updating only squares that differ from the
/// previous board. Squares are copied from sprites, one for each distinct cell and shade; those with
/// something above them are drawn.
///
/// Law: the result does not depend on the previous board.
class BoardRaster {
  public:
    explicit BoardRaster(BoardPainter painter);

    /// Paints `board`, moved by (x, y) from its place in the layout. `before` is the board already painted
    /// there, or null; appends what may have changed to the picture's `changed`. Throws PaintError.
    void paint(const BoardPanel& board, const BoardPanel* before, int x, int y, PaletteMapper& mapper,
               Picture& picture);

  private:
    void paint_posed(const BoardPanel& board, int x, int y, PaletteMapper& mapper, Picture& picture);
    const Sprite& sprite(const Cell& cell, int row, int column, PaletteMapper& mapper);
    Sprite& slot(const Cell& cell, int row, int column);
    void paint_covered(const BoardPanel& board, int row, const std::vector<int>& columns, int x, int y,
                       PaletteMapper& mapper, Picture& picture);

    BoardPainter painter_;
    std::vector<Sprite> sprites_;  // by shade or labelled square, then by mark and queen; drawn on demand
    std::unordered_map<std::uint64_t, Sprite> numbered_;  // for cells with a number
    CairoSurface stage_;                                  // a row of squares while they are drawn
};

}  // namespace queenreel
