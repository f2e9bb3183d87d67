#include "queenreel/encode/queen_symbol.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <librsvg/rsvg.h>

#include <cmath>
#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "queenreel/frame/drawing.h"
#include "queenreel/page/assembly.h"
#include "queenreel/paint/cairo_ptr.h"
#include "queenreel/paint/paint_error.h"
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

/// The pixels of what `draw` draws on white.
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
std::vector<unsigned char> shown(std::string svg, const Theme& theme) {
    std::string variables = css_variables(theme);
    for (const std::string name : {"queen", "outline", "detail"}) {
        const std::string before = "--" + name + ":";
        const std::size_t at = variables.find(before) + before.size();
        replace_all(svg, "var(--" + name + ")", variables.substr(at, variables.find(';', at) - at));
    }
    EXPECT_THAT(svg, Not(HasSubstr("var(")));
    replace_all(svg, "<symbol id=\"queen\"", "<svg xmlns=\"http://www.w3.org/2000/svg\"");
    replace_all(svg, "</symbol>", "</svg>");
    const std::unique_ptr<RsvgHandle, decltype(&g_object_unref)> handle(
        rsvg_handle_new_from_data(reinterpret_cast<const guint8*>(svg.data()), svg.size(), nullptr),
        g_object_unref);
    EXPECT_TRUE(handle) << svg;
    return pixels_of([&](cairo_t* context) {
        const RsvgRectangle all{0, 0, scale * side, scale * side};
        EXPECT_TRUE(rsvg_handle_render_document(handle.get(), context, &all, nullptr));
    });
}

std::vector<unsigned char> painted(const Look& look) {
    return pixels_of([&](cairo_t* context) {
        cairo_scale(context, scale, scale);
        piece_of(look).draw(context, side, look.theme);
    });
}

double mean_difference(const std::vector<unsigned char>& a, const std::vector<unsigned char>& b) {
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        sum += std::abs(a[i] - b[i]);
    return sum / static_cast<double>(a.size());
}

// Edges are smoothed at other points: less than half a step of 255 in the mean.
constexpr double tolerance = 0.5;

// Law: in a page a queen looks as in a picture, in every theme, whatever Cairo's version.
TEST(QueenSymbol, LooksLikeThePaintedQueenInEveryThemeWithEveryPiece) {
    for (const PieceSet& piece : pieces())
        for (Theme theme : themes()) {
            // Painters leave out an outline that cannot be told from the queen. A page has it in all of its
            // themes.
            if (theme.outline == theme.queen)
                theme.outline.green ^= 1;
            SCOPED_TRACE(std::string(theme.name) + ", " + std::string(piece.name));
            Look look;
            look.theme = theme;
            look.pieces = piece.name;
            const std::string symbol = queen_symbol(look);
            EXPECT_THAT(symbol, HasSubstr("var(--queen)"));
            EXPECT_THAT(symbol, Not(HasSubstr("style"))) << "which a page's policy forbids";
            EXPECT_THAT(symbol, Not(HasSubstr("rgb(")));
            EXPECT_LT(mean_difference(shown(symbol, theme), painted(look)), tolerance);
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

// A drawing keeps its own colors, those that stand for a theme's among them.
TEST(QueenSymbol, LooksLikeADrawingOfOnesOwn) {
    for (const Drawing& drawing : {paths_of_all_kinds(), pixels()}) {
        Look look;
        look.own_piece = std::make_shared<const Drawing>(drawing);
        const std::string symbol = queen_symbol(look);
        EXPECT_THAT(symbol, Not(HasSubstr("var(")));
        EXPECT_LT(mean_difference(shown(symbol, look.theme), painted(look)), tolerance) << symbol;
    }
}

}  // namespace
}  // namespace queenreel
