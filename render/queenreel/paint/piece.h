#pragma once

#include <span>
#include <string_view>

#include "queenreel/frame/drawing.h"
#include "queenreel/frame/look.h"
#include "queenreel/frame/rect.h"
#include "queenreel/frame/theme.h"
#include "queenreel/paint/canvas.h"

namespace queenreel {

/// A row of the table of piece sets. A new set is one such function and one row in piece.cpp.
struct PieceSet {
    std::string_view name;     ///< as on the command line
    std::string_view summary;  ///< one line for `list pieces`

    void (*draw_queen)(const Canvas& canvas, double side, const Theme& theme);

    const Drawing* drawing = nullptr;  ///< drawn instead, where it is not null

    /// Draws a queen in theme.queen, theme.outline and theme.detail, or as the drawing has her, inside the
    /// square (0, 0) … (side, side), side in pixels. Leaves the canvas's state changed.
    void draw(const Canvas& canvas, double side, const Theme& theme) const;

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
