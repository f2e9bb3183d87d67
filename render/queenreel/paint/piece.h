#pragma once

#include <span>
#include <string_view>

#include "queenreel/frame/drawing.h"
#include "queenreel/frame/look.h"
#include "queenreel/frame/rect.h"
#include "queenreel/frame/theme.h"
#include "queenreel/paint/canvas.h"

namespace queenreel {

/// A row of the table of piece sets. To add a set, write such functions and a row in piece.cpp.
struct PieceSet {
    std::string_view name;     ///< as on the command line
    std::string_view summary;  ///< one line for `list pieces`

    void (*draw_queen)(const Canvas& canvas, double side, const Theme& theme);
    void (*draw_rook)(const Canvas& canvas, double side, const Theme& theme);

    const Drawing* drawing = nullptr;  ///< replaces the functions unless null
    bool rooks = false;                ///< whether the pieces are rooks

    /// Draws a queen, or a rook, in theme.queen, theme.outline and theme.detail, or as the drawing, inside
    /// the square (0, 0) … (side, side), in pixels. Changes the canvas's state.
    void draw(const Canvas& canvas, double side, const Theme& theme) const;

    /// The place of a drawing in a square.
    static Rect drawing_place(double side);
};

/// All piece sets; the first is the default.
std::span<const PieceSet> pieces();

/// The set of that name, or null.
const PieceSet* find_piece(std::string_view name);

/// The piece set of a look, with the pieces of its scene. The look must outlive it. Throws PaintError for an
/// unknown name.
PieceSet piece_of(const Look& look);

}  // namespace queenreel
