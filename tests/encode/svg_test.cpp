#include <cairo-svg.h>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <librsvg/rsvg.h>

#include <cmath>
#include <cstdlib>
#include <memory>
#include <set>

#include "folders.h"
#include "outputs_of_tests.h"
#include "queenreel/encode/cairo_document.h"
#include "queenreel/encode/output.h"
#include "queenreel/encode/svg/document.h"
#include "queenreel/encode/svg/xml.h"
#include "queenreel/frame/theme.h"
#include "queenreel/paint/piece.h"
#include "scenes_of_tests.h"

namespace queenreel {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

/// Looks of every kind of element that Cairo writes.
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
    const Look others = look_with({PanelKind::chart, PanelKind::boards, PanelKind::tables, PanelKind::bars});
    const Look state = look_with({PanelKind::state});
    return {plain, bare, outside, inside, transparent, half, search, others, state};
}

/// The document as Cairo writes it.
std::string drawn(const Look& look, const Frame& frame) {
    const Painter painter(look, frame.board.size);
    CairoDocument document(cairo_svg_surface_create_for_stream, painter.layout().width,
                           painter.layout().height);
    cairo_svg_surface_set_document_unit(document.surface(), CAIRO_SVG_UNIT_USER);
    document.draw(painter, frame);
    document.finish();
    return document.bytes().text();
}

/// Its pixels at four times its size, as librsvg renders it: premultiplied ARGB.
std::vector<unsigned char> rendered(const std::string& svg, int side) {
    GError* error = nullptr;
    const std::unique_ptr<RsvgHandle, decltype(&g_object_unref)> handle(
        rsvg_handle_new_from_data(reinterpret_cast<const guint8*>(svg.data()), svg.size(), &error),
        g_object_unref);
    if (!handle) {
        ADD_FAILURE() << error->message;
        g_error_free(error);
        return {};
    }
    const int scaled = 4 * side;
    const CairoSurface surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, scaled, scaled));
    const CairoContext context(cairo_create(surface.get()));
    const RsvgRectangle all{0, 0, static_cast<double>(scaled), static_cast<double>(scaled)};
    EXPECT_TRUE(rsvg_handle_render_document(handle.get(), context.get(), &all, nullptr));
    cairo_surface_flush(surface.get());
    const unsigned char* pixels = cairo_image_surface_get_data(surface.get());
    return {pixels,
            pixels + static_cast<std::ptrdiff_t>(cairo_image_surface_get_stride(surface.get())) * scaled};
}

TEST(SvgTest, LooksAsCairoDrewItInEveryLook) {
    for (const Look& look : looks()) {
        const std::string before = drawn(look, frame_of(look));
        const std::string after = finished_svg(before, "Title", "Description");
        const std::vector<unsigned char> a = rendered(before, look.width);
        const std::vector<unsigned char> b = rendered(after, look.width);
        ASSERT_FALSE(a.empty());
        EXPECT_TRUE(a == b) << after;
    }
}

TEST(SvgTest, ItsBytesFollowFromThePictureAlone) {
    for (const Look& look : looks()) {
        const std::string first = finished_svg(drawn(look, frame_of(look)), "", "");
        drawn(look, frame_of(look, 2));
        EXPECT_EQ(finished_svg(drawn(look, frame_of(look)), "", ""), first);
    }
}

/// The ids that stand after `before` in a document.
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
        const std::string text = finished_svg(drawn(look, frame_of(look)), "", "");
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
    const std::string other = finished_svg(drawn(look, second), "", "");
    for (const std::string& id : ids_after(" id=\"", finished_svg(drawn(look, first), "", "")))
        EXPECT_THAT(other, Not(HasSubstr("\"" + id + "\"")));
}

/// The document of a frame with its text as text.
std::string with_text(const Look& look, const Frame& frame, std::vector<WrittenLine>& lines) {
    const Painter painter(look, frame.board.size);
    CairoDocument document(cairo_svg_surface_create_for_stream, painter.layout().width,
                           painter.layout().height);
    cairo_svg_surface_set_document_unit(document.surface(), CAIRO_SVG_UNIT_USER);
    document.draw(painter, frame, &lines);
    document.finish();
    return finished_svg(document.bytes().text(), "", "", svg_text(lines));
}

/// The mean difference of two pictures, in parts of the largest.
double difference(const std::vector<unsigned char>& a, const std::vector<unsigned char>& b) {
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        sum += std::abs(int{a[i]} - int{b[i]});
    return sum / 255 / static_cast<double>(a.size());
}

// With the same fonts it looks as its outlines do; these are of the project's own packages.
TEST(SvgTextTest, LooksLikeItsOutlines) {
    for (const Look& look : looks()) {
        std::vector<WrittenLine> lines;
        const std::string text = with_text(look, frame_of(look), lines);
        const std::string outlines = finished_svg(drawn(look, frame_of(look)), "", "");
        if (lines.empty()) {
            EXPECT_EQ(text, outlines);
            continue;
        }
        EXPECT_LT(text.size(), outlines.size());
        const auto a = rendered(text, look.width);
        const auto b = rendered(outlines, look.width);
        ASSERT_EQ(a.size(), b.size());
        std::vector<WrittenLine> unread;
        const std::string none = with_text(look, frame_of(look), unread);
        const auto c = rendered(none.substr(0, none.find("<g xml:space")) + "</svg>", look.width);
        EXPECT_LT(difference(a, b), 0.75 * difference(c, b)) << "elsewhere, it would be twice";
    }
}

TEST(SvgTextTest, SaysHowWideItIs) {
    const Look look = look_with({PanelKind::code, PanelKind::counters});
    std::vector<WrittenLine> lines;
    const std::string text = with_text(look, frame_of(look), lines);
    int widths = 0;
    for (const WrittenLine& line : lines) {
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

TEST(SvgTextTest, StandsInADrawingOfShortNumbers) {
    EXPECT_EQ(with_short_paths(
                  "<svg ><path fill=\"1.23456\" d=\"M 1.23456 -0.001 L 10 2.5 Z \"/><path d=\"\"/></svg>"),
              "<svg ><path fill=\"1.23456\" d=\"M 1.23 0 L 10 2.5 Z \"/><path d=\"\"/></svg>");
    for (const Look& look : looks()) {
        const std::string before = drawn(look, frame_of(look));
        EXPECT_LT(difference(rendered(before, look.width), rendered(with_short_paths(before), look.width)),
                  1e-3);
    }
}

TEST(SvgTextTest, OfTwoDocumentsSharesNoIds) {
    const Look look = look_with({PanelKind::chart, PanelKind::boards, PanelKind::tables, PanelKind::bars});
    Look captioned = look;
    captioned.caption = true;
    Frame first = frame_of(captioned);
    first.caption = "one";
    Frame second = first;
    second.caption = "two";
    std::vector<WrittenLine> lines;
    const std::string other = with_text(captioned, second, lines);
    lines.clear();
    for (const std::string& id : ids_after(" id=\"", with_text(captioned, first, lines)))
        EXPECT_THAT(other, Not(HasSubstr("\"" + id + "\"")));
}

TEST(SvgTextTest, IsMarkedUp) {
    EXPECT_EQ(svg_text({}), "");
    const std::vector<WrittenLine> lines{
        {.text = "a < b", .x = 1, .base_line = 20.5, .em = 12, .width = 33.333},
        {.text = "c", .x = 1, .base_line = 40, .em = 12, .width = 6},
        {.text = "→ d",
         .em = 9,
         .width = 7,
         .family = Family::mono,
         .bold = true,
         .color = {255, 0, 16, 128},
         .halo = {1, 2, 3},
         .halo_width = 3.5},
        {.text = "e", .x = 2, .base_line = 60, .em = 12, .width = 6}};
    EXPECT_EQ(
        svg_text(lines),
        "<g xml:space=\"preserve\">\n"
        "<g font-family=\"Inter, DejaVu Sans, sans-serif\" font-size=\"12\" "
        "style=\"font-variant-numeric:tabular-nums\" fill=\"#000000\">\n"
        "<text x=\"1\" y=\"20.5\" textLength=\"33.33\" lengthAdjust=\"spacingAndGlyphs\">a &lt; b</text>\n"
        "<text x=\"1\" y=\"40\">c</text>\n"
        "<text x=\"2\" y=\"60\">e</text>\n"
        "</g>\n"
        "<g font-family=\"JetBrains Mono, DejaVu Sans Mono, monospace\" font-size=\"9\" font-weight=\"bold\" "
        "style=\"font-variant-ligatures:none\" fill=\"#ff0010\" fill-opacity=\"0.5\" stroke=\"#010203\" "
        "stroke-width=\"3.5\" stroke-linejoin=\"round\" paint-order=\"stroke\">\n"
        "<text x=\"0\" y=\"0\" textLength=\"7\" lengthAdjust=\"spacingAndGlyphs\">→ d</text>\n"
        "</g>\n"
        "</g>\n");
}

TEST(SvgTextTest, EndsInAnEllipsisWhereItIsCut) {
    const CairoSurface surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 100, 20));
    const CairoContext context(cairo_create(surface.get()));
    cairo_scale(context.get(), 2, 2);
    std::vector<WrittenLine> lines;
    write_down_text(context.get(), lines);
    draw_text(context.get(), "nothing fits into this place", {0, 0, 60, 12},
              {.em = 10, .align = Align::left, .min_em = 10});
    ASSERT_EQ(lines.size(), 1U);
    EXPECT_THAT(lines[0].text, testing::AllOf(StartsWith("nothing"), testing::EndsWith("…")));
    EXPECT_NEAR(lines[0].width, 2 * text_width(lines[0].text, {.em = 10}), 1);
    EXPECT_EQ(lines[0].em, 20);
    EXPECT_LT(lines[0].width, 120);
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
    EXPECT_FALSE(rendered(text, 64).empty());
}

TEST(SvgTest, ABoardTakesAtMost3500BytesInEveryThemeWithEveryPiece) {
    Frame frame;
    frame.board = {.size = 8, .cells = std::vector<Cell>(64)};
    for (std::size_t row = 0; row < 8; ++row)
        frame.board.cells[8 * row + row].queen = true;
    for (const Theme& theme : themes()) {
        for (const PieceSet& piece : pieces()) {
            Look look;
            look.theme = theme;
            look.pieces = piece.name;
            const std::string text = finished_svg(drawn(look, frame), "8 queens", std::string(100, 'x'));
            EXPECT_LE(text.size(), 3500U) << theme.name << ", " << piece.name;
        }
    }
}

}  // namespace
}  // namespace queenreel
