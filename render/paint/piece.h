#pragma once

#include <cairo.h>

#include <span>
#include <string_view>

#include "frame/theme.h"

namespace queenreel {

/// A row of the table of piece sets. A new set is one such function and one row in piece.cpp.
struct PieceSet {
    std::string_view name;     ///< as on the command line
    std::string_view summary;  ///< one line for `list pieces`

    /// Draws a queen in theme.queen, theme.outline and theme.detail inside the square (0, 0) … (side, side),
    /// side in pixels. Leaves the context's state changed.
    void (*draw)(cairo_t* context, double side, const Theme& theme);
};

/// All piece sets; the first is the default.
std::span<const PieceSet> pieces();

/// Null where no set has the name.
const PieceSet* find_piece(std::string_view name);

}  // namespace queenreel
