#pragma once

#include <cairo.h>

#include <span>
#include <string_view>
#include <vector>

#include "queenreel/frame/color.h"
#include "queenreel/frame/drawing.h"
#include "queenreel/frame/look.h"
#include "queenreel/frame/rect.h"
#include "queenreel/frame/theme.h"

namespace queenreel {

/// Paints the paths of a context, and writes them down where a list is given: points in the context's
/// coordinates, as Cairo keeps them, in 1/256.
class Brush {
  public:
    explicit Brush(cairo_t* context, std::vector<DrawnPath>* written = nullptr)
        : context_(context), written_(written) {}

    cairo_t* context() const { return context_; }

    /// Fills the context's path, and clears it.
    void fill(Color color) const;

    /// Draws a line along the context's path with its caps and joins, and clears it.
    void stroke(Color color, double width) const;

  private:
    void write_down(Color color, bool stroked) const;

    cairo_t* context_;
    std::vector<DrawnPath>* written_;
};

/// A row of the table of piece sets. A new set is one such function and one row in piece.cpp.
struct PieceSet {
    std::string_view name;     ///< as on the command line
    std::string_view summary;  ///< one line for `list pieces`

    void (*draw_queen)(const Brush& brush, double side, const Theme& theme);

    const Drawing* drawing = nullptr;  ///< drawn instead, where it is not null

    /// Draws a queen in theme.queen, theme.outline and theme.detail, or as the drawing has her, inside the
    /// square (0, 0) … (side, side), side in pixels. Leaves the context's state changed.
    void draw(cairo_t* context, double side, const Theme& theme) const;

    /// The paths that draw() paints, in pixels, whatever version of Cairo it is; those of a drawing are in
    /// its own coordinates instead, drawing->paths.
    std::vector<DrawnPath> paths(double side, const Theme& theme) const;

    /// Where a drawing goes in a square.
    static Rect drawing_place(double side);
};

/// All piece sets; the first is the default.
std::span<const PieceSet> pieces();

/// Null where no set has the name.
const PieceSet* find_piece(std::string_view name);

/// The piece set of a look, which must outlive it. Throws PaintError for a name of none.
PieceSet piece_of(const Look& look);

}  // namespace queenreel
