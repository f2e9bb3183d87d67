#include <cairo-svg.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <librsvg/rsvg.h>

#include <memory>
#include <set>

#include "encode/cairo_document.h"
#include "encode/output.h"
#include "encode/svg/document.h"
#include "folders.h"
#include "frame/theme.h"
#include "outputs_of_tests.h"
#include "paint/piece.h"
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
