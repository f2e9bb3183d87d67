#include "queenreel/paint/raster_painter.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <stdexcept>
#include <string>
#include <vector>

#include "pixels.h"
#include "queenreel/paint/piece.h"
#include "random_seed.h"

namespace queenreel {
namespace {

struct Case {
    Look look;
    int n;
    int colors;
};

std::string told(const Case& c) {
    return std::string(c.look.theme.name) + ' ' + std::string(c.look.pieces) + ' ' +
           std::to_string(c.look.width) + " coordinates " +
           std::to_string(static_cast<int>(c.look.coordinates)) + " bare " + std::to_string(c.look.bare) +
           " n " + std::to_string(c.n) + " colors " + std::to_string(c.colors);
}

std::vector<Case> cases() {
    std::vector<Case> all;
    for (const Theme& theme : themes()) {
        for (const PieceSet& piece : pieces()) {
            for (const Coordinates coordinates :
                 {Coordinates::none, Coordinates::outside, Coordinates::inside}) {
                for (const int n : {1, 5, 8, 20}) {
                    all.push_back({{.theme = theme,
                                    .pieces = piece.name,
                                    .width = 240,
                                    .height = 200,
                                    .coordinates = coordinates,
                                    .caption = true,
                                    .marks = true},
                                   n,
                                   64});
                    all.push_back({{.theme = theme,
                                    .pieces = piece.name,
                                    .width = 160,
                                    .height = 160,
                                    .bare = true,
                                    .marks = true},
                                   n,
                                   15});
                }
            }
        }
    }
    return all;
}

Frame random_frame(int n, std::mt19937& random) {
    Frame frame;
    frame.board.size = n;
    frame.board.cells.resize(static_cast<std::size_t>(n) * n);
    for (Cell& cell : frame.board.cells) {
        const auto roll = random() % 8;
        cell = {.queen = roll < 2,
                .mark = roll == 0   ? Mark::conflict
                        : roll == 2 ? Mark::attacked
                                    : Mark::none};
    }
    if (random() % 3 > 0)
        frame.caption = std::to_string(random() % 100) + " of 92";
    return frame;
}

// Like `frame`, with a few cells and perhaps the caption changed.
Frame next_frame(Frame frame, std::mt19937& random) {
    const Frame other = random_frame(frame.board.size, random);
    for (auto changes = random() % 4; changes > 0; --changes) {
        const auto i = random() % frame.board.cells.size();
        frame.board.cells[i] = other.board.cells[i];
    }
    if (random() % 2 == 0)
        frame.caption = other.caption;
    return frame;
}

bool inside(const Rect& rect, int x, int y) {
    return x >= rect.x && x < rect.x + rect.width && y >= rect.y && y < rect.y + rect.height;
}

// Law: whatever was painted before, a frame looks as if it were the first; and the changed rectangles tell
// all that differs, and nothing if nothing does.
TEST(RasterPainter, PaintsAsIfEachFrameWereTheFirst) {
    std::mt19937 random(random_seed());
    for (const Case& c : cases()) {
        SCOPED_TRACE(told(c));
        RasterPainter painter(c.look, c.n, c.colors);
        Frame frame = random_frame(c.n, random);
        Picture before = painter.paint(frame);
        EXPECT_EQ(before.changed, (std::vector<Rect>{{0, 0, before.width, before.height}}));
        for (int i = 0; i < 3; ++i) {
            frame = next_frame(frame, random);
            const Picture& now = painter.paint(frame);
            RasterPainter fresh(c.look, c.n, c.colors);
            ASSERT_EQ(now.indices, fresh.paint(frame).indices);
            ASSERT_EQ(now.palette, before.palette);
            for (int y = 0; y < now.height; ++y) {
                for (int x = 0; x < now.width; ++x)
                    if (now.row(y)[x] != before.row(y)[x] &&
                        std::ranges::none_of(now.changed,
                                             [&](const Rect& rect) { return inside(rect, x, y); }))
                        FAIL() << x << ' ' << y;
            }
            before = now;
        }
        EXPECT_TRUE(painter.paint(frame).changed.empty());
    }
}

TEST(RasterPainter, ChangedSquaresAreExact) {
    const Look look{.width = 160, .height = 160, .bare = true};
    RasterPainter painter(look, 4, 16);
    painter.paint(frame_of("Q...\n....\n....\n....\n"));
    EXPECT_EQ(painter.paint(frame_of("Q...\n....\n...Q\n....\n")).changed,
              (std::vector<Rect>{{120, 80, 40, 40}}));
    EXPECT_EQ(painter.paint(frame_of(".Q..\n....\n...Q\n....\n")).changed,
              (std::vector<Rect>{{0, 0, 80, 40}}));
    EXPECT_EQ(painter.paint(frame_of("..Q.\n....\nQ...\n....\n")).changed,
              (std::vector<Rect>{{40, 0, 80, 40}, {0, 80, 40, 40}, {120, 80, 40, 40}}));
}

TEST(RasterPainter, ChangedCaptionIsAsSmallAsTheText) {
    const Look look{.width = 480, .height = 480, .caption = true};
    RasterPainter painter(look, 8, 16);
    painter.paint(eight_queens("1 of 92"));
    const auto changed = painter.paint(eight_queens("2 of 92")).changed;
    ASSERT_EQ(changed.size(), 1u);
    EXPECT_LT(changed[0].width, 16) << "one digit differs";
    EXPECT_LT(changed[0].height, 20);
    EXPECT_GT(changed[0].width, 0);
}

// Law: no pixel differs in any channel from Cairo's own drawing by more than 20 of 255 with 256 colors (that
// much only where three colors meet); with 15 colors by 64, or 32 on a bare board without marks.
TEST(RasterPainter, SnapsToColorsThatAreNear) {
    std::mt19937 random(random_seed());
    for (const Case& c : cases()) {
        SCOPED_TRACE(told(c));
        const Frame frame = random_frame(c.n, random);
        const Pixels exact = drawn(Painter(c.look, c.n), frame);
        EXPECT_LE(distance(colored(RasterPainter(c.look, c.n, 256).paint(frame)), exact), 20);
        EXPECT_LE(distance(colored(RasterPainter(c.look, c.n, 15).paint(frame)), exact), 64);
        EXPECT_LE(distance(colored(RasterPainter(c.look, c.n, all_colors).paint(frame)), exact), 8)
            << "only edges lie elsewhere";
    }
    for (const Theme& theme : themes()) {
        const Look look{.theme = theme, .width = 480, .height = 480, .bare = true};
        const Pixels exact = drawn(Painter(look, 8), eight_queens());
        EXPECT_LE(distance(colored(RasterPainter(look, 8, 15).paint(eight_queens())), exact), 32)
            << theme.name;
    }
}

TEST(RasterPainter, FadesTextOnATransparentBackground) {
    Look look{.width = 240, .height = 240, .coordinates = Coordinates::outside, .caption = true};
    look.theme = with_background(look.theme, {0, 0, 0, 0});
    const Frame frame = eight_queens("1 of 92");
    const Pixels exact = drawn(Painter(look, 8), frame);
    EXPECT_LE(distance(colored(RasterPainter(look, 8, 256).paint(frame)), exact), 20);
}

TEST(RasterPainter, PaintsWholeAfterAFrameItRefused) {
    const Look look{.width = 240, .height = 240, .caption = true};
    RasterPainter painter(look, 4, 16);
    const Frame good = frame_of(".Q..\n...Q\nQ...\n..Q.\n", "1 of 2");
    const Picture first = painter.paint(good);
    EXPECT_THROW(painter.paint(frame_of("..Q.\nQ...\n...Q\n.Q..\n", "\xFF")), PaintError);
    const Picture& again = painter.paint(good);
    EXPECT_EQ(again.indices, first.indices);
    EXPECT_EQ(again.changed, first.changed);
}

TEST(RasterPainter, RefusesWhatItCannotPaint) {
    const Look look{.width = 240, .height = 240};
    EXPECT_THROW(RasterPainter(look, 8, 7), std::invalid_argument);
    EXPECT_THROW(RasterPainter(look, 8, 257), std::invalid_argument);
    RasterPainter painter(look, 4, 16);
    EXPECT_THROW(painter.paint(eight_queens()), PaintError);
    EXPECT_THROW(painter.paint(frame_of("o...\n....\n....\n....\n")), PaintError) << "no colors for marks";
}

}  // namespace
}  // namespace queenreel
