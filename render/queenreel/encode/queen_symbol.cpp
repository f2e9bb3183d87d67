#include "queenreel/encode/queen_symbol.h"

#include <string>
#include <utility>

#include "queenreel/encode/svg/shapes.h"
#include "queenreel/frame/theme.h"
#include "queenreel/paint/canvas.h"
#include "queenreel/paint/paint_error.h"
#include "queenreel/paint/piece.h"

namespace queenreel {
namespace {

constexpr int side = 100;  // side of its square, in units

constexpr Color queen_color{1, 0, 0};
constexpr Color outline_color{0, 1, 0};
constexpr Color detail_color{0, 0, 1};

/// Placeholder colors for those of any theme.
Theme ink() {
    Theme theme = themes().front();
    theme.queen = queen_color;
    theme.outline = outline_color;
    theme.detail = detail_color;
    return theme;
}

/// A color as a variable of the style sheet. Throws PaintError if it is not one of ink()'s.
std::string variable(Color color) {
    for (const auto& [known, name] :
         {std::pair{queen_color, "var(--queen)"}, std::pair{outline_color, "var(--outline)"},
          std::pair{detail_color, "var(--detail)"}})
        if (known == color)
            return name;
    throw PaintError("html: a queen has a color that is not of its theme; choose another set of pieces");
}

}  // namespace

std::string queen_symbol(const Look& look) {
    const PieceSet piece = piece_of(look);
    ListCanvas canvas;
    piece.draw(canvas, side, ink());
    canvas.require_ok();
    SvgShapes shapes(piece.drawing ? svg_hexadecimal : variable, "href");
    return "<symbol id=\"queen\" viewBox=\"0 0 100 100\">" + shapes.elements(canvas.take()) + "</symbol>";
}

}  // namespace queenreel
