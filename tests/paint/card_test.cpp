#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "pixels.h"
#include "queenreel/paint/ink.h"
#include "queenreel/paint/palette.h"
#include "queenreel/paint/raster_painter.h"

namespace queenreel {
namespace {

Frame carded(Card card) {
    Frame frame = eight_queens("a caption that is not painted");
    frame.content = std::move(card);
    return frame;
}

// A queen on the second row and column of four, and the squares it attacks.
Card star() {
    Card card{.title = "Four queens", .board = frame_of("....\n.Q..\n....\n....\n").board};
    for (const int down : {-1, 0, 1})
        for (const int right : {-1, 0, 1})
            if (down != 0 || right != 0)
                card.rays.push_back({1, 1, down, right, down < 0 || right < 0 ? 1 : 2});
    return card;
}

Look card_look(int width, int height) {
    return {.theme = *find_theme("classic"),
            .width = width,
            .height = height,
            .caption = true,
            .scene = {.marks = true, .cards = true}};
}

TEST(Card, IsShownInPlaceOfAllElse) {
    const Look look = card_look(480, 270);
    const Painter painter(look, 8);
    Frame other = carded(star());
    const Pixels canvas = drawn(painter, other);
    other.board =
        frame_of("........\n........\n........\n........\n........\n........\n........\n........\n").board;
    other.caption = "another";
    EXPECT_EQ(canvas, drawn(painter, other));
    Card retitled = star();
    retitled.title = "Other queens";
    other.content = retitled;
    EXPECT_NE(canvas, drawn(painter, other));
    Frame alone;  // of a board of another size, and without panels
    alone.content = star();
    EXPECT_EQ(canvas, drawn(painter, alone));
}

// A card that opens has all its parts in place: parts not seen yet are blank, and at its end it is the card
// at rest.
TEST(Card, OpensPartByPart) {
    const Painter painter(card_look(480, 270), 8);
    Card whole = star();
    whole.totals = {{"Boards", "256", {"16"}}, {"Looked at", "17"}};
    const auto seen = [&](const CardOpening& opening) {
        Card card = whole;
        card.opening = opening;
        return drawn(painter, carded(card));
    };
    const Pixels at_rest = drawn(painter, carded(whole));
    EXPECT_EQ(seen({1, 2}), at_rest);
    EXPECT_NE(seen({0.25, 2}), at_rest);
    EXPECT_NE(seen({0.25, 2}), seen({0, 2}));
    EXPECT_NE(seen({1, 1}), at_rest);
    EXPECT_NE(seen({1, 0, "16"}), seen({1, 0}));
    EXPECT_EQ(seen({1, 0, "256"}), seen({1, 1}));
}

TEST(Card, ShowsWhatAQueenAttacksAsAWash) {
    for (const Theme& theme : themes()) {
        Look look = card_look(400, 400);
        look.theme = theme;
        const Card card = star();
        const CardLayout layout = Painter(look, 8).page_painter(card, Stamp::Kept::drawing).layout();
        ASSERT_EQ(layout.boards.size(), 1u);
        const Pixels canvas = drawn(Painter(look, 8), carded(card));
        // The corner of a square, which no line or queen reaches.
        const auto near_corner = [&](int row, int column, int x, int y) {
            return canvas.at(layout.boards[0].x + column * layout.square + x,
                             layout.boards[0].y + row * layout.square + y);
        };
        const auto pixel = [](Color color) {
            return 0xFF000000u | static_cast<unsigned>(color.red) << 16 |
                   static_cast<unsigned>(color.green) << 8 | color.blue;
        };
        const int side = layout.square;
        EXPECT_EQ(near_corner(1, 3, 2, 2), pixel(wash(theme, theme.light))) << "her row";
        EXPECT_EQ(near_corner(0, 1, 2, 2), pixel(wash(theme, theme.dark))) << "her column";
        EXPECT_EQ(near_corner(3, 3, side - 3, 2), pixel(wash(theme, theme.light))) << "her diagonal";
        EXPECT_EQ(near_corner(2, 0, 2, 2), pixel(wash(theme, theme.light))) << "her antidiagonal";
        EXPECT_EQ(near_corner(3, 0, 2, 2), pixel(theme.dark));
        EXPECT_EQ(near_corner(1, 3, side - 3, side / 2), pixel(theme.rejected)) << "to the edge";
        EXPECT_GT(distance(pixel(wash(theme, theme.light)), pixel(theme.light)), 12) << theme.name;
    }
}

TEST(Card, HasItsColorsInThePalette) {
    for (const Theme& theme : themes()) {
        for (const bool bare : {false, true}) {
            const Look look{.theme = theme, .bare = bare, .scene = {.cards = true}};
            const auto palette = exact_palette(look, 64);
            for (const Color color : {theme.background, theme.text, theme.quiet, theme.rejected,
                                      wash(theme, theme.light), wash(theme, theme.dark)})
                EXPECT_NE(std::ranges::find(palette, color), palette.end()) << theme.name;
        }
    }
}

TEST(Card, IsPaintedOnceAndReportsItsChanges) {
    RasterPainter painter(card_look(480, 270), 8, 64);
    const Frame board = eight_queens("17 of 92");
    Card with_totals = star();
    with_totals.totals = {{"Tests", "15"}};
    Frame card = carded(with_totals);
    painter.paint(board);
    EXPECT_FALSE(painter.paint(card).changed.empty());
    EXPECT_TRUE(painter.paint(card).changed.empty());
    with_totals.totals[0].value = "16";
    card = carded(with_totals);
    const auto changed = painter.paint(card).changed;
    ASSERT_EQ(changed.size(), 1u);
    EXPECT_LT(changed[0].width, 60);
    EXPECT_FALSE(painter.paint(board).changed.empty());
}

TEST(Card, IsRefusedWhereItCannotBePainted) {
    const auto refused = [](const Look& look, const Frame& frame) {
        EXPECT_THROW(Painter(look, 8).validate(frame), PaintError);
        EXPECT_THROW(RasterPainter(look, 8, 64).paint(frame), PaintError);
    };
    Look look = card_look(480, 270);
    look.scene.cards = false;
    refused(look, carded(star()));
    look.scene.cards = true;
    Card card = star();
    card.board.cells.pop_back();
    refused(look, carded(card));
    card = star();
    card.board.lines = {{{0, 0, 4, 4}}};
    refused(look, carded(card));
    card = star();
    card.boards = {frame_of("..\n..\n").board, frame_of(".\n").board};
    refused(look, carded(card));
    card.boards = {BoardPanel{.size = 0, .cells = {}}};
    refused(look, carded(card));
    card = star();
    card.board.cells[0].mark = Mark::tested;
    look.scene.marks = false;
    EXPECT_THROW(RasterPainter(look, 8, 64).paint(carded(card)), PaintError) << "no color for the mark";
    card = star();
    card.title = "\xFF";
    EXPECT_THROW(RasterPainter(look, 8, 64).paint(carded(card)), PaintError);
}

}  // namespace
}  // namespace queenreel
