#include "queenreel/encode/board_symbols.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <librsvg/rsvg.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "queenreel/frame/drawing.h"
#include "queenreel/page/assembly.h"
#include "queenreel/paint/cairo_ptr.h"
#include "queenreel/paint/canvas.h"
#include "queenreel/paint/mark.h"
#include "queenreel/paint/overlay.h"
#include "queenreel/paint/paint_error.h"
#include "queenreel/paint/panels/tree_nodes.h"
#include "queenreel/paint/piece.h"

namespace queenreel {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr int side = 100;
constexpr int scale = 4;

void replace_all(std::string& text, const std::string& old, const std::string& other) {
    for (std::size_t at = text.find(old); at != std::string::npos; at = text.find(old, at + other.size()))
        text.replace(at, old.size(), other);
}

/// What `draw` draws, as pixels on white.
template <typename Draw>
std::vector<unsigned char> pixels_of(Draw draw) {
    const CairoSurface surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, scale * side, scale * side));
    const CairoContext context(cairo_create(surface.get()));
    cairo_set_source_rgb(context.get(), 1, 1, 1);
    cairo_paint(context.get());
    draw(context.get());
    require_ok(cairo_status(context.get()));
    cairo_surface_flush(surface.get());
    const unsigned char* const data = cairo_image_surface_get_data(surface.get());
    return {data,
            data + static_cast<std::ptrdiff_t>(cairo_image_surface_get_stride(surface.get())) * scale * side};
}

/// A symbol as a browser shows it with a theme's style sheet.
std::vector<unsigned char> shown(std::string symbols, const std::string& name, const Theme& theme) {
    for (const ThemeColor& row : theme_colors())
        replace_all(symbols, "var(--" + std::string(css_name(row)) + ")", css_color(theme.*row.color));
    EXPECT_THAT(symbols, Not(HasSubstr("var(")));
    const std::string svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\"><defs>" +
                            symbols + "</defs><use href=\"#" + name +
                            "\" width=\"100\" height=\"100\"/></svg>";
    const std::unique_ptr<RsvgHandle, decltype(&g_object_unref)> handle(
        rsvg_handle_new_from_data(reinterpret_cast<const guint8*>(svg.data()), svg.size(), nullptr),
        g_object_unref);
    EXPECT_TRUE(handle) << svg;
    return pixels_of([&](cairo_t* context) {
        const RsvgRectangle all{0, 0, scale * side, scale * side};
        EXPECT_TRUE(rsvg_handle_render_document(handle.get(), context, &all, nullptr));
    });
}

/// What `draw` draws on the square of a picture.
template <typename Draw>
std::vector<unsigned char> painted(Draw draw) {
    return pixels_of([&](cairo_t* context) {
        cairo_scale(context, scale, scale);
        draw(Canvas(context));
    });
}

std::vector<unsigned char> painted(const Look& look) {
    return painted([&](const Canvas& canvas) { piece_of(look).draw(canvas, side, look.theme); });
}

/// Painters omit an outline that looks like the queen. A page has it in all of its themes.
void tell_outline(Theme& theme) {
    if (theme.outline == theme.queen)
        theme.outline.green ^= 1;
}

double mean_difference(const std::vector<unsigned char>& a, const std::vector<unsigned char>& b) {
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        sum += std::abs(a[i] - b[i]);
    return sum / static_cast<double>(a.size());
}

// Edges are smoothed at different points: less than half a step of 255 on average.
constexpr double tolerance = 0.5;

// Law: a queen looks the same in pages and pictures, in every theme, with any version of Cairo.
TEST(BoardSymbols, LooksLikeThePaintedQueenInEveryThemeWithEveryPiece) {
    for (const PieceSet& piece : pieces())
        for (Theme theme : themes()) {
            tell_outline(theme);
            SCOPED_TRACE(std::string(theme.name) + ", " + std::string(piece.name));
            Look look;
            look.theme = theme;
            look.pieces = piece.name;
            const std::string symbols = board_symbols(look);
            EXPECT_THAT(symbols, HasSubstr("var(--queen)"));
            EXPECT_THAT(symbols, Not(HasSubstr("style"))) << "which a page's policy forbids";
            EXPECT_THAT(symbols, Not(HasSubstr("rgb(")));
            EXPECT_LT(mean_difference(shown(symbols, "queen", theme), painted(look)), tolerance);
        }
}

// Law: each mark, light and tree node looks the same in pages and pictures.
TEST(BoardSymbols, LookLikeThePaintedMarksInEveryTheme) {
    for (Theme theme : themes()) {
        tell_outline(theme);
        Look look;
        look.theme = theme;
        const PieceSet piece = piece_of(look);
        const std::string symbols = board_symbols(look);
        const auto expect_alike = [&](const std::string& name, auto draw) {
            EXPECT_LT(mean_difference(shown(symbols, name, theme), painted(draw)), tolerance)
                << name << " in " << theme.name;
        };
        for (std::size_t number = 1; number < mark_count; ++number) {
            const Mark mark{static_cast<std::uint8_t>(number)};
            expect_alike("mark-" + std::to_string(number),
                         [&](const Canvas& canvas) { draw_mark(canvas, mark, side, theme, piece); });
            if (lies_over_queen(mark))
                expect_alike("over-" + std::to_string(number), [&](const Canvas& canvas) {
                    draw_mark_over_queen(canvas, mark, side, theme, piece);
                });
        }
        expect_alike("lock", [&](const Canvas& canvas) { draw_lock(canvas, side, theme); });
        expect_alike("lit-frame",
                     [&](const Canvas& canvas) { draw_light_frame(canvas, {0, 0, side, side}, theme); });
        const Point middle{side / 2.0, side / 2.0};
        for (std::size_t number = 0; number < TreePanel::state_count; ++number) {
            const TreePanel::State state{static_cast<std::uint8_t>(number)};
            expect_alike("node-" + std::to_string(number), [&](const Canvas& canvas) {
                draw_tree_nodes(canvas, state, {&middle, 1}, middle.x / tree_node_reach, theme);
            });
        }
    }
}

Drawing paths_of_all_kinds() {
    using Stroke = DrawnPath::Stroke;
    Drawing drawing{.width = 1, .height = 0.8};
    drawing.paths = {
        {.steps = "mlllhmlllh",
         .points = {0.1, 0.1, 0.9, 0.1, 0.9, 0.7, 0.1, 0.7, 0.3, 0.3, 0.7, 0.3, 0.7, 0.5, 0.3, 0.5},
         .color = {200, 30, 60},
         .even_odd = true},
        {.steps = "mc",
         .points = {0.1, 0.6, 0.3, 0.1, 0.6, 0.9, 0.9, 0.2},
         .color = {0, 0, 1, 128},
         .stroked = true,
         .stroke =
             {.width = 0.06, .cap = Stroke::Cap::square, .join = Stroke::Join::bevel, .dashes = {0.1, 0.05}}},
        {.steps = "ml",
         .points = {0.2, 0.2, 0.8, 0.6},
         .color = {1, 0, 0},
         .stroked = true,
         .stroke = {.pen = {2, 0.3, 0, 0.5}, .width = 0.1, .cap = Stroke::Cap::round}},
        {.steps = "ml",
         .points = {0.2, 0.6, 0.5, 0.1},
         .color = {10, 90, 20},
         .stroked = true,
         .stroke = {.pen = {0, 0.02, -0.02, 0}, .width = 2}},
    };
    return drawing;
}

Drawing pixels() {
    Drawing drawing{.width = 1, .height = 0.5, .pixel_width = 40, .pixel_height = 20};
    for (unsigned at = 0; at < 800; ++at)
        drawing.pixels.push_back(at % 40 < 20 ? 0xFFC02040 : 0x80000060);
    return drawing;
}

// A drawing keeps its own colors, even those that stand for a theme's.
TEST(BoardSymbols, LooksLikeADrawingOfOnesOwn) {
    for (const Drawing& drawing : {paths_of_all_kinds(), pixels()}) {
        Look look;
        look.own_piece = std::make_shared<const Drawing>(drawing);
        const std::string symbols = board_symbols(look);
        EXPECT_LT(mean_difference(shown(symbols, "queen", look.theme), painted(look)), tolerance) << symbols;
    }
}

}  // namespace
}  // namespace queenreel
