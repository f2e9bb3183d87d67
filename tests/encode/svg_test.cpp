#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <librsvg/rsvg.h>

#include <cmath>
#include <cstdlib>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "folders.h"
#include "outputs_of_tests.h"
#include "queenreel/base/xml.h"
#include "queenreel/encode/output.h"
#include "queenreel/encode/svg/document.h"
#include "queenreel/encode/svg/path.h"
#include "queenreel/encode/svg/shapes.h"
#include "queenreel/frame/panel.h"
#include "queenreel/frame/theme.h"
#include "queenreel/paint/canvas.h"
#include "queenreel/paint/painter.h"
#include "queenreel/paint/piece.h"
#include "queenreel/paint/stamp.h"
#include "queenreel/paint/text.h"
#include "scenes_of_tests.h"

namespace queenreel {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

/// Looks with every kind of element that Cairo writes.
std::vector<Look> looks() {
    Look plain;
    plain.width = plain.height = 240;
    Look bare = plain;
    bare.bare = true;
    Look outside = plain;
    outside.coordinates = Coordinates::outside;
    outside.caption = true;
    Look inside = plain;
    inside.coordinates = Coordinates::inside;
    inside.marks = true;
    Look transparent = outside;
    transparent.theme.background.alpha = 0;
    Look half = plain;
    half.theme.background.alpha = 128;
    const Look search = look_with({PanelKind::code, PanelKind::stack, PanelKind::counters, PanelKind::tree});
    const Look others = look_with({PanelKind::chart, PanelKind::boards, PanelKind::state, PanelKind::bars});
    const Look state = look_with({PanelKind::state});
    return {plain, bare, outside, inside, transparent, half, search, others, state};
}

/// A frame as shapes.
DisplayList listed(const Look& look, const Frame& frame, bool outlines = true) {
    ListCanvas canvas(outlines);
    Painter(look, frame.board.size).draw(canvas, frame);
    return canvas.take();
}

std::string document(const Look& look, const Frame& frame, bool outlines = true) {
    const Layout layout = Painter(look, frame.board.size).layout();
    return svg_document({.width = layout.width, .height = layout.height}, listed(look, frame, outlines));
}

constexpr int zoom = 4;

std::vector<unsigned char> pixels_of(cairo_surface_t* surface) {
    cairo_surface_flush(surface);
    const unsigned char* pixels = cairo_image_surface_get_data(surface);
    return {pixels, pixels + static_cast<std::ptrdiff_t>(cairo_image_surface_get_stride(surface)) *
                                 cairo_image_surface_get_height(surface)};
}

/// The pixels that Cairo draws at four times the size: premultiplied ARGB.
std::vector<unsigned char> painted(const Look& look, const Frame& frame) {
    const CairoSurface surface(
        cairo_image_surface_create(CAIRO_FORMAT_ARGB32, zoom * look.width, zoom * look.height));
    const CairoContext context(cairo_create(surface.get()));
    cairo_scale(context.get(), zoom, zoom);
    Painter(look, frame.board.size).draw(context.get(), frame);
    return pixels_of(surface.get());
}

/// The same for a document, as rendered by librsvg.
std::vector<unsigned char> rendered(const std::string& svg, int width, int height) {
    GError* error = nullptr;
    const std::unique_ptr<RsvgHandle, decltype(&g_object_unref)> handle(
        rsvg_handle_new_from_data(reinterpret_cast<const guint8*>(svg.data()), svg.size(), &error),
        g_object_unref);
    if (!handle) {
        ADD_FAILURE() << error->message;
        g_error_free(error);
        return {};
    }
    const CairoSurface surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, zoom * width, zoom * height));
    const CairoContext context(cairo_create(surface.get()));
    const RsvgRectangle all{0, 0, 1.0 * zoom * width, 1.0 * zoom * height};
    EXPECT_TRUE(rsvg_handle_render_document(handle.get(), context.get(), &all, nullptr));
    return pixels_of(surface.get());
}

/// The mean difference between two pictures, as a fraction of the largest.
double difference(const std::vector<unsigned char>& a, const std::vector<unsigned char>& b) {
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        sum += std::abs(int{a[i]} - int{b[i]});
    return sum / 255 / static_cast<double>(a.size());
}

// Law: a document looks as Cairo paints it; edges are smoothed at other hundredths of a pixel.
TEST(SvgTest, LooksAsItIsPaintedInEveryLook) {
    for (const Look& look : looks()) {
        const Frame frame = frame_of(look);
        const std::string text = document(look, frame);
        const std::vector<unsigned char> a = painted(look, frame);
        const std::vector<unsigned char> b = rendered(text, look.width, look.height);
        ASSERT_EQ(a.size(), b.size());
        EXPECT_LT(difference(a, b), 0.002);
    }
}

TEST(SvgTest, ItsBytesFollowFromThePictureAlone) {
    for (const Look& look : looks()) {
        const std::string first = document(look, frame_of(look));
        document(look, frame_of(look, 2));
        EXPECT_EQ(document(look, frame_of(look)), first);
    }
}

/// The ids that follow `before` in a document.
std::set<std::string> ids_after(const std::string& before, const std::string& text) {
    std::set<std::string> ids;
    for (std::size_t at = text.find(before); at != std::string::npos; at = text.find(before, at + 1)) {
        const std::size_t begin = at + before.size();
        ids.insert(text.substr(begin, text.find_first_of("\")", begin) - begin));
    }
    return ids;
}

TEST(SvgTest, EveryReferenceHasItsIdAndEveryIdAReference) {
    for (const Look& look : looks()) {
        const std::string text = document(look, frame_of(look));
        std::set<std::string> references = ids_after("href=\"#", text);
        references.merge(ids_after("url(#", text));
        EXPECT_FALSE(references.empty());
        EXPECT_EQ(ids_after(" id=\"", text), references) << text;
    }
}

TEST(SvgTest, DocumentsInOnePageShareNoIds) {
    Look look;
    look.caption = true;
    Frame first = four_queens(1);
    first.caption = "1 of 2";
    Frame second = four_queens(2);
    second.caption = "2 of 2";
    const std::string other = document(look, second);
    for (const std::string& id : ids_after(" id=\"", document(look, first)))
        EXPECT_THAT(other, Not(HasSubstr("\"" + id + "\"")));
}

/// The lines of text among the shapes of a list.
std::vector<TextRun> runs_of(const DisplayList& list) {
    std::vector<TextRun> runs;
    for (const Shape& shape : list.shapes)
        if (const auto* run = std::get_if<TextRun>(&shape.what))
            runs.push_back(*run);
    return runs;
}

// With the same fonts, it looks like its outlines; these are from the project's own packages.
TEST(SvgTextTest, LooksLikeItsOutlines) {
    for (const Look& look : looks()) {
        const Frame frame = frame_of(look);
        const std::string text = document(look, frame, false);
        const std::string outlines = document(look, frame);
        DisplayList none = listed(look, frame);
        if (runs_of(none).empty()) {
            EXPECT_EQ(text, outlines);
            continue;
        }
        EXPECT_LT(text.size(), outlines.size());
        const auto a = rendered(text, look.width, look.height);
        const auto b = rendered(outlines, look.width, look.height);
        ASSERT_EQ(a.size(), b.size());
        std::erase_if(none.shapes,
                      [](const Shape& shape) { return std::holds_alternative<TextRun>(shape.what); });
        const auto c = rendered(svg_document({.width = look.width, .height = look.height}, none), look.width,
                                look.height);
        EXPECT_LT(difference(a, b), 0.75 * difference(c, b)) << "elsewhere, it would be twice";
    }
}

TEST(SvgTextTest, SaysHowWideItIs) {
    const Look look = look_with({PanelKind::code, PanelKind::counters});
    const std::string text = document(look, frame_of(look), false);
    int widths = 0;
    for (const TextRun& line : runs_of(listed(look, frame_of(look)))) {
        EXPECT_NEAR(line.width,
                    text_width(line.text, {.em = line.em, .bold = line.bold, .family = line.family}), 0.1)
            << line.text;
        const std::string end = ">" + xml_text(line.text) + "</text>";
        const std::size_t at = text.find(end);
        ASSERT_NE(at, std::string::npos) << line.text;
        if (line.text.size() == 1 || text.find(end, at + 1) != std::string::npos)
            continue;
        const std::string before = " textLength=\"";
        const std::size_t width = text.rfind(before, at) + before.size();
        EXPECT_GT(width, text.rfind("<text", at)) << line.text;
        EXPECT_NEAR(std::stod(text.substr(width)), line.width, 0.01) << line.text;
        ++widths;
    }
    EXPECT_GT(widths, 3);
}

TEST(SvgTextTest, OfTwoDocumentsSharesNoIds) {
    const Look look = look_with({PanelKind::chart, PanelKind::boards, PanelKind::state, PanelKind::bars});
    Look captioned = look;
    captioned.caption = true;
    Frame first = frame_of(captioned);
    first.caption = "one";
    Frame second = first;
    second.caption = "two";
    const std::string other = document(captioned, second, false);
    for (const std::string& id : ids_after(" id=\"", document(captioned, first, false)))
        EXPECT_THAT(other, Not(HasSubstr("\"" + id + "\"")));
}

TEST(SvgTextTest, IsMarkedUp) {
    SvgShapes shapes;
    EXPECT_EQ(shapes.element(
                  {.what = TextRun{.text = "a < b", .x = 1, .base_line = 20.5, .em = 12, .width = 33.333}}),
              "<text font-family=\"Inter, DejaVu Sans, sans-serif\" font-size=\"12\" "
              "style=\"font-variant-numeric:tabular-nums\" fill=\"#000\" x=\"1\" y=\"20.5\" "
              "textLength=\"33.33\" lengthAdjust=\"spacingAndGlyphs\">a &lt; b</text>");
    EXPECT_EQ(
        shapes.element({.what = TextRun{.text = "c",
                                        .em = 9,
                                        .width = 7,
                                        .family = Family::mono,
                                        .bold = true,
                                        .color = {255, 0, 16, 128},
                                        .halo = {1, 2, 3},
                                        .halo_width = 3.5}},
                       "x"),
        "<text class=\"x\" font-family=\"JetBrains Mono, DejaVu Sans Mono, monospace\" font-size=\"9\" "
        "font-weight=\"bold\" style=\"font-variant-ligatures:none\" fill=\"#ff0010\" fill-opacity=\"0.5\" "
        "stroke=\"#010203\" stroke-width=\"3.5\" stroke-linejoin=\"round\" paint-order=\"stroke\" x=\"0\" "
        "y=\"0\">c</text>");
    EXPECT_EQ(shapes.take_definitions(), "");
}

TEST(SvgTextTest, EndsInAnEllipsisWhereItIsCut) {
    ListCanvas canvas;
    canvas.scale(2, 2);
    draw_text(canvas, "nothing fits into this place", {0, 0, 60, 12},
              {.em = 10, .align = Align::left, .min_em = 10});
    const std::vector<TextRun> lines = runs_of(canvas.take());
    ASSERT_EQ(lines.size(), 1U);
    EXPECT_THAT(lines[0].text, testing::AllOf(StartsWith("nothing"), testing::EndsWith("…")));
    EXPECT_NEAR(lines[0].width, 2 * text_width(lines[0].text, {.em = 10}), 1);
    EXPECT_EQ(lines[0].em, 20);
    EXPECT_LT(lines[0].width, 120);
}

TEST(SvgNumber, HasAsManyDecimalsAsCanBeSeen) {
    for (const auto& [length, text] : std::vector<std::pair<double, std::string>>{{0, "0"},
                                                                                  {-0.001, "0"},
                                                                                  {-0.25, "-0.25"},
                                                                                  {1.5, "1.5"},
                                                                                  {12, "12"},
                                                                                  {-3.999, "-4"},
                                                                                  {1.005001, "1.01"},
                                                                                  {0.07, "0.07"},
                                                                                  {1e6, "1000000"}})
        EXPECT_EQ(svg_number(length), text);
}

/// One shape of each kind, stacked, inside a clip.
TEST(SvgShapesTest, WritesEveryKindOfShape) {
    auto pixels = std::make_shared<Drawing>();
    pixels->pixel_width = pixels->pixel_height = 2;
    pixels->pixels = {0xffff0000, 0xff00ff00, 0xff0000ff, 0x80808080};
    ListCanvas canvas;
    const Stamp stamp(Stamp::Kept::drawing, 20,
                      [](const Canvas& inside) { fill_rectangle(inside, {2, 2, 10, 10}, {9, 8, 7}); });
    canvas.rectangle(0, 0, 50, 50);
    canvas.clip();
    stamp.draw(canvas, 5, 6, 0.5);
    canvas.with_opacity(0.25, [&](const Canvas& inside) { stamp.draw(inside, 1, 1); });
    canvas.save();
    canvas.translate(10, 10);
    canvas.scale(8, 8);
    canvas.image(*pixels);
    canvas.restore();
    canvas.rectangle(40, 40, 20, 20);
    canvas.set_line_width(4);
    canvas.set_color({1, 2, 3});
    canvas.stroke_preserve();
    canvas.set_color({3, 2, 1});
    canvas.fill();
    const std::string text = svg_document({.width = 60, .height = 60}, canvas.take());
    EXPECT_THAT(text, HasSubstr("opacity=\"0.5\""));
    EXPECT_THAT(text, HasSubstr("<g opacity=\"0.25\">"));
    EXPECT_THAT(text, HasSubstr("<image x=\"10\" y=\"10\" width=\"8\" height=\"8\""));
    EXPECT_THAT(text, HasSubstr(" fill=\"#030201\" stroke=\"#010203\" stroke-width=\"4\""));
    EXPECT_THAT(text, HasSubstr(" paint-order=\"stroke\""));
    EXPECT_THAT(text, HasSubstr("clip-path=\"url(#"));
    EXPECT_THAT(text, HasSubstr("M2 2H12V12H2Z"));
    const std::vector<unsigned char> seen = rendered(text, 60, 60);
    ASSERT_EQ(seen.size(), 60U * 60 * zoom * zoom * 4);
    const auto alpha_at = [&](int x, int y) {
        return seen[4 * (static_cast<std::size_t>(y) * zoom * 60 * zoom +
                         static_cast<std::size_t>(x) * zoom) +
                    3];
    };
    EXPECT_EQ(alpha_at(45, 45), 255);
    EXPECT_EQ(alpha_at(55, 55), 0) << "outside the clip";
    EXPECT_EQ(alpha_at(30, 5), 0);
}

TEST(SvgTest, HasATitleADescriptionASizeAndARole) {
    const TemporaryFolder folder;
    OutputOptions options = small_output(*find_format("svg"), folder / "x.svg");
    const std::unique_ptr<Output> output = open_output(options);
    Frame frame = four_queens();
    frame.title = "Queens & <kings>";
    frame.description = "\xff\x01 \xe2\x99\x9b";
    output->put(frame);
    output->finish();
    const std::string text = content(folder / "x.svg");
    EXPECT_THAT(text, StartsWith("<svg xmlns=\"http://www.w3.org/2000/svg\" "));
    EXPECT_THAT(text, HasSubstr("width=\"64\" height=\"64\" viewBox=\"0 0 64 64\" "));
    EXPECT_THAT(text, HasSubstr(" role=\"img\">\n"
                                "<title>Queens &amp; &lt;kings&gt;</title>\n"
                                "<desc>\uFFFD\uFFFD \u265B</desc>\n"));
    EXPECT_FALSE(rendered(text, 64, 64).empty());
}

TEST(SvgTest, ABoardTakesAtMost2500BytesInEveryThemeWithEveryPiece) {
    Frame frame;
    frame.board = {.size = 8, .cells = std::vector<Cell>(64)};
    for (std::size_t row = 0; row < 8; ++row)
        frame.board.cells[8 * row + row].queen = true;
    for (const Theme& theme : themes()) {
        for (const PieceSet& piece : pieces()) {
            Look look;
            look.theme = theme;
            look.pieces = piece.name;
            const std::string text = document(look, frame);
            EXPECT_LE(text.size(), 2400U) << theme.name << ", " << piece.name;
        }
    }
}

}  // namespace
}  // namespace queenreel
