#pragma once

#include <cairo.h>

#include <span>
#include <string_view>

#include "frame/drawing.h"
#include "frame/look.h"
#include "frame/theme.h"

namespace queenreel {

/// A row of the table of piece sets. A new set is one such function and one row in piece.cpp.
struct PieceSet {
    std::string_view name;     ///< as on the command line
    std::string_view summary;  ///< one line for `list pieces`

    void (*draw_queen)(cairo_t* context, double side, const Theme& theme);

    const Drawing* drawing = nullptr;  ///< drawn instead, where it is not null

    /// Draws a queen in theme.queen, theme.outline and theme.detail, or as the drawing has her, inside the
    /// square (0, 0) … (side, side), side in pixels. Leaves the context's state changed.
    void draw(cairo_t* context, double side, const Theme& theme) const;
};

/// All piece sets; the first is the default.
std::span<const PieceSet> pieces();

/// Null where no set has the name.
const PieceSet* find_piece(std::string_view name);

/// The piece set of a look, which must outlive it. Throws PaintError for a name of none.
PieceSet piece_of(const Look& look);

}  // namespace queenreel
