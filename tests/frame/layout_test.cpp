#include "queenreel/frame/layout/lay_out.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <charconv>
#include <stdexcept>
#include <string>
#include <vector>

namespace queenreel {
namespace {

struct PictureSize {
    int width;
    int height;
};

constexpr PictureSize picture_sizes[] = {{120, 120},   {480, 480},   {777, 777},  {1080, 1080},
                                         {2160, 2160}, {1920, 1080}, {1080, 1920}};
constexpr int boards[] = {1, 2, 4, 7, 8, 20, 26, 27, 40};

std::vector<Look> looks() {
    std::vector<Look> all;
    for (const Theme& theme : themes()) {
        for (const PictureSize size : picture_sizes) {
            for (const Coordinates coordinates :
                 {Coordinates::none, Coordinates::outside, Coordinates::inside}) {
                for (const bool caption : {false, true}) {
                    all.push_back({.theme = theme,
                                   .width = size.width,
                                   .height = size.height,
                                   .coordinates = coordinates,
                                   .caption = caption});
                }
            }
        }
    }
    return all;
}

std::string told(const Look& look, int board) {
    return std::string(look.theme.name) + ' ' + std::to_string(look.width) + 'x' +
           std::to_string(look.height) + " coordinates " +
           std::to_string(static_cast<int>(look.coordinates)) + " caption " + std::to_string(look.caption) +
           " n " + std::to_string(board);
}

// Why lay_out() refuses; empty if it does not.
std::string refusal(const Look& look, int board) {
    try {
        lay_out(look, board);
    } catch (const std::invalid_argument& error) {
        return error.what();
    }
    return {};
}

TEST(Layout, HasTheSizeAskedForAndTheBoardInside) {
    for (const Look& look : looks()) {
        for (const int n : boards) {
            const Layout l = lay_out(look, n);
            SCOPED_TRACE(told(look, n));
            EXPECT_EQ(l.width, look.width);
            EXPECT_EQ(l.height, look.height);
            EXPECT_EQ(l.board_size, n);
            EXPECT_GE(l.square, 2);
            EXPECT_GE(l.board_x, l.border);
            EXPECT_GE(l.board_y, l.border);
            EXPECT_LE(l.board_x + n * l.square + l.border, l.width);
            EXPECT_LE(l.board_y + n * l.square + l.border, l.height);
            EXPECT_GE(l.square * n, std::min(l.width, l.height) * 0.55) << "the board is what it is about";
        }
    }
}

TEST(Layout, MarginsAreEven) {
    for (const Look& look : looks()) {
        for (const int n : boards) {
            const Layout l = lay_out(look, n);
            SCOPED_TRACE(told(look, n));
            const int board = n * l.square;
            const bool beside = l.caption.x >= l.board_x + board;
            const int right = beside ? l.caption.right() : l.board_x + board;
            EXPECT_LE(std::abs(l.width - right - l.board_x),
                      beside && l.coordinates == Coordinates::outside ? 0.06 * l.height : 3);
            const int above = l.board_y;
            const int below = l.height - board - l.board_y;
            EXPECT_GE(below, above - 3) << "only what is below moves the board up";
            if ((beside || l.caption_em == 0) && l.coordinates != Coordinates::outside)
                EXPECT_LE(below - above, 3 + 2 * l.border);
        }
    }
}

// Law: a caption is outside the board, at least 0.6 of its line away, and has room for all its lines.
TEST(Layout, CaptionLiesBetweenTheBoardAndTheEdge) {
    for (const Look& given : looks()) {
        for (const int lines : {1, 2, 3}) {
            for (const int n : boards) {
                Look look = given;
                look.scene.caption_lines = lines;
                const Layout l = lay_out(look, n);
                SCOPED_TRACE(told(look, n));
                EXPECT_EQ(l.caption_em > 0, look.caption);
                if (!look.caption) {
                    EXPECT_EQ(l.caption, Rect{});
                    continue;
                }
                const int side = n * l.square;
                const int files = l.coordinates == Coordinates::outside ? rounded(1.1 * l.coordinate_em) : 0;
                const int from_board =
                    std::max(l.caption.y - (l.board_y + side + files), l.caption.x - (l.board_x + side));
                EXPECT_GE(from_board, 0.6 * 1.3 * l.caption_em - 1);
                EXPECT_LE(l.caption.bottom(), l.height);
                EXPECT_GE(l.caption_lines, look.width > 120 ? lines : 1);
                EXPECT_GE(l.caption.height, l.caption_em * 1.2 * l.caption_lines);
                EXPECT_GE(l.caption_em, 9);
                EXPECT_GE(l.caption.x, 0);
                EXPECT_LE(l.caption.right(), l.width);
            }
        }
    }
}

TEST(Layout, WidePicturesHaveTheCaptionBesideALargerBoard) {
    for (const int lines : {1, 2}) {
        for (const int n : {4, 5, 8, 20}) {
            Look look{.width = 1920, .height = 1080, .coordinates = Coordinates::outside, .caption = true};
            look.scene.caption_lines = lines;
            const Layout l = lay_out(look, n);
            EXPECT_GE(l.caption.x, l.board_x + n * l.square);
            EXPECT_GE(n * l.square, 0.85 * 1080) << n;
            EXPECT_GE(l.caption_em, 40);
            EXPECT_GE(l.caption.right() - l.board_x, 0.6 * 1920) << "no half is empty";
        }
    }
}

TEST(Layout, SquaresAreEvenWhereThatCostsLittle) {
    for (const Look& look : looks()) {
        for (const int n : boards) {
            const Layout l = lay_out(look, n);
            EXPECT_TRUE(l.square < 25 || l.square % 2 == 0) << told(look, n);
            EXPECT_TRUE(l.square % 2 == 1 || (l.board_x % 2 == 0 && l.board_y % 2 == 0)) << told(look, n);
        }
    }
}

TEST(Layout, BareBoardIsThePicture) {
    for (const PictureSize size : picture_sizes) {
        for (const int n : boards) {
            const Look look{.width = size.width,
                            .height = size.height,
                            .coordinates = Coordinates::outside,
                            .caption = true,
                            .bare = true};
            const Layout l = lay_out(look, n);
            EXPECT_EQ(l.square, std::min(size.width, size.height) / n);
            EXPECT_EQ(l.width, n * l.square);
            EXPECT_EQ(l.height, n * l.square);
            EXPECT_EQ(l.square_rect(0, 0), (Rect{0, 0, l.square, l.square}));
            EXPECT_EQ(l.square_rect(n - 1, n - 1),
                      (Rect{l.width - l.square, l.width - l.square, l.square, l.square}));
            EXPECT_EQ(l.coordinates, Coordinates::none);
            EXPECT_EQ(l.caption_em, 0);
            EXPECT_EQ(l.border, 0);
        }
    }
}

TEST(Layout, LabelsThatCannotBeReadAreLeftOut) {
    Look look{.width = 400, .height = 400, .coordinates = Coordinates::outside, .caption = true};
    EXPECT_EQ(lay_out(look, 8).coordinates, Coordinates::outside);
    EXPECT_EQ(lay_out(look, 100).coordinates, Coordinates::none);
    EXPECT_EQ(lay_out(look, 100).coordinate_em, 0);
    look.width = look.height = 40;
    EXPECT_EQ(lay_out(look, 4).caption_em, 0);
}

TEST(Layout, BoardsThatMeltIntoTheBackgroundGetABorder) {
    Look look;
    EXPECT_EQ(lay_out(look, 8).border, 0);
    look.theme.background = look.theme.light;
    EXPECT_GT(lay_out(look, 8).border, 0);
    look.theme.background.alpha = 0;
    EXPECT_EQ(lay_out(look, 8).border, 0);
}

// Law: the least size that the message names fits, and one pixel less does not.
TEST(Layout, NamesTheLeastSizeThatWouldDo) {
    for (const bool bare : {false, true}) {
        for (const bool caption : {false, true}) {
            for (const int n : {9, 27, 100, 999, 1000}) {
                Look look{.width = 16,
                          .height = 16,
                          .coordinates = Coordinates::outside,
                          .caption = caption,
                          .bare = bare};
                const std::string why = refusal(look, n);
                ASSERT_FALSE(why.empty());
                const std::string digits = why.substr(why.rfind('x') + 1);
                std::from_chars(digits.data(), digits.data() + digits.size(), look.width);
                look.height = look.width;
                EXPECT_EQ(refusal(look, n), "") << why;
                look.width = --look.height;
                EXPECT_NE(refusal(look, n), "") << why;
            }
        }
    }
}

TEST(Layout, RefusesSizesOutOfRange) {
    for (const int side : {-1, 0, 15, 32'768}) {
        EXPECT_NE(refusal({.width = side}, 8), "");
        EXPECT_NE(refusal({.height = side}, 8), "");
    }
    for (const int n : {-1, 0, 1001})
        EXPECT_NE(refusal({.width = 32'767, .height = 32'767}, n), "");
    EXPECT_EQ(refusal({.width = 16, .height = 16}, 1), "");
    EXPECT_EQ(refusal({.width = 32'767, .height = 32'767}, 1000), "");
}

}  // namespace
}  // namespace queenreel
