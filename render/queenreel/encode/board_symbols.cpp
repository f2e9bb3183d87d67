#include "queenreel/encode/board_symbols.h"

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <variant>

#include "queenreel/encode/svg/path.h"
#include "queenreel/encode/svg/shapes.h"
#include "queenreel/frame/board_panel.h"
#include "queenreel/frame/panel.h"
#include "queenreel/frame/rect.h"
#include "queenreel/frame/theme.h"
#include "queenreel/page/assembly.h"
#include "queenreel/paint/canvas.h"
#include "queenreel/paint/display_list.h"
#include "queenreel/paint/mark.h"
#include "queenreel/paint/overlay.h"
#include "queenreel/paint/paint_error.h"
#include "queenreel/paint/panels/tree_nodes.h"
#include "queenreel/paint/piece.h"

namespace queenreel {
namespace {

constexpr int side = 100;  // side of a square, in units

/// A theme whose colors are numbers of their roles.
Theme placeholders() {
    Theme theme = themes().front();
    for (std::uint8_t number = 0; const ThemeColor& row : theme_colors())
        theme.*row.color = {0, 0, ++number};
    return theme;
}

/// The role of a placeholder, as a variable of the style sheet; the color's opacity is written beside it.
/// Throws PaintError for any other color.
std::string variable(Color color) {
    if (color.red == 0 && color.green == 0 && color.blue >= 1 && color.blue <= theme_colors().size())
        return fmt::format("var(--{})", css_name(theme_colors()[color.blue - 1]));
    throw PaintError("html: a queen has a color that is not of its theme; choose another set of pieces");
}

std::string symbol(std::string_view name, std::string_view content) {
    return fmt::format(R"(<symbol id="{}" viewBox="0 0 {} {}">{}</symbol>)", name, side, side, content);
}

/// The symbol of what a mark or a node of a tree draws. It cuts shapes off at its edges, and a mark's only
/// group is a pale queen.
template <typename Draw>
std::string mark_symbol(std::string_view name, Draw draw) {
    ListCanvas canvas;
    draw(canvas, placeholders());
    canvas.require_ok();
    SvgShapes shapes(variable, "href");
    std::string content;
    for (const Shape& shape : canvas.take().shapes)
        if (const auto* queen = std::get_if<ShapeGroup>(&shape.what))
            content += fmt::format(R"(<use href="#queen" width="{}" height="{}" opacity="{}"/>)", side, side,
                                   svg_number(queen->opacity));
        else
            content += shapes.element(shape);
    return symbol(name, content);
}

std::string piece_symbol(std::string_view name, const PieceSet& piece) {
    ListCanvas canvas;
    piece.draw(canvas, side, placeholders());
    canvas.require_ok();
    SvgShapes shapes(piece.drawing ? svg_hexadecimal : variable, "href");
    return symbol(name, shapes.elements(canvas.take()));
}

}  // namespace

std::string explorer_symbols() {
    Look of_rooks;
    of_rooks.scene.rooks = true;
    return board_symbols(Look()) + piece_symbol("rook", piece_of(of_rooks));
}

std::string board_symbols(const Look& look) {
    const PieceSet piece = piece_of(look);
    std::string text = piece_symbol("queen", piece);
    for (std::size_t number = 1; number < mark_count; ++number) {
        const Mark mark{static_cast<std::uint8_t>(number)};
        text += mark_symbol(fmt::format("mark-{}", number), [&](const Canvas& canvas, const Theme& theme) {
            draw_mark(canvas, mark, side, theme, piece);
        });
        if (lies_over_queen(mark))
            text +=
                mark_symbol(fmt::format("over-{}", number), [&](const Canvas& canvas, const Theme& theme) {
                    draw_mark_over_queen(canvas, mark, side, theme, piece);
                });
    }
    const Point middle{side / 2.0, side / 2.0};
    for (std::size_t number = 0; number < TreePanel::state_count; ++number) {
        const TreePanel::State state{static_cast<std::uint8_t>(number)};
        text += mark_symbol(fmt::format("node-{}", number), [&](const Canvas& canvas, const Theme& theme) {
            draw_tree_nodes(canvas, state, {&middle, 1}, middle.x / tree_node_reach, theme);
        });
    }
    text += mark_symbol("lit-frame", [](const Canvas& canvas, const Theme& theme) {
        draw_light_frame(canvas, {0, 0, side, side}, theme);
    });
    return text + mark_symbol("lock", [](const Canvas& canvas, const Theme& theme) {
               draw_lock(canvas, side, theme);
           });
}

}  // namespace queenreel
