#include "queenreel/paint/annotations.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>

#include "pixels.h"
#include "queenreel/frame/look.h"
#include "queenreel/paint/ink.h"
#include "queenreel/paint/raster_painter.h"

namespace queenreel {
namespace {

constexpr int side = 48;

/// Three queens on a diagonal, the first in the top left corner.
Frame three_queens(Annotations annotations = {}) {
    Frame frame = frame_of("Q.....\n......\n..Q...\n......\n....Q.\n......\n");
    frame.board.annotations = std::move(annotations);
    return frame;
}

Pixels picture_of(const Frame& frame, const Theme& theme = themes().front()) {
    return drawn(Painter({.theme = theme, .width = 6 * side, .height = 6 * side, .bare = true}, 6), frame);
}

/// A pixel of a square, by shares of its side.
std::uint32_t at(const Pixels& picture, int row, int column, double down = 0.5, double across = 0.5) {
    return picture.at(static_cast<int>((column + across) * side), static_cast<int>((row + down) * side));
}

// Law: the greater a square's number, the more color of solutions it has; without a scale, it has none.
TEST(NumberTints, GrowWithTheNumbers) {
    Frame frame = frame_of("......\n......\n......\n......\n......\n......\n");
    for (int column = 0; column < 6; ++column)
        cell_at(frame.board, 2, column).number = static_cast<std::int16_t>(column * 4);
    for (const Theme& theme : themes()) {
        const Pixels plain = picture_of(frame, theme);
        frame.board.tint_scale = 20;
        const Pixels tinted = picture_of(frame, theme);
        frame.board.tint_scale = 0;
        int before = -1;
        for (int column = 0; column < 6; ++column) {
            SCOPED_TRACE(std::string(theme.name) + ' ' + std::to_string(column));
            const Color shade = column % 2 == 0 ? theme.light : theme.dark;
            const auto corner = [&](const Pixels& picture) { return at(picture, 2, column, 0.1, 0.1); };
            EXPECT_EQ(corner(plain), pixel_of(shade));
            const int level = static_cast<int>(std::lround(tint_levels * column / 5.0));
            EXPECT_LE(distance(corner(tinted), pixel_of(number_tint(theme, shade, level))), 1);
            EXPECT_GT(level, before);
            before = level;
            EXPECT_EQ(at(tinted, 3, column, 0.1, 0.1), at(plain, 3, column, 0.1, 0.1));
        }
    }
}

TEST(Annotations, HighlightsTintTheirSquaresAndNoOthers) {
    constexpr Color green{0, 128, 0};
    for (const Theme& theme : themes()) {
        const Pixels plain = picture_of(three_queens(), theme);
        const Pixels marked = picture_of(three_queens({.highlights = {{1, 1, green}, {1, 2, green}}}), theme);
        EXPECT_LE(distance(at(marked, 1, 1), pixel_of(highlighted(theme.light, green))), 1) << theme.name;
        EXPECT_LE(distance(at(marked, 1, 2), pixel_of(highlighted(theme.dark, green))), 1) << theme.name;
        EXPECT_GT(distance(at(marked, 1, 1), at(marked, 1, 2)), 4) << theme.name << ": shades still differ";
        for (int row = 0; row < 6; ++row)
            for (int column = 0; column < 6; ++column)
                if (row != 1 || (column != 1 && column != 2))
                    EXPECT_EQ(at(marked, row, column), at(plain, row, column)) << row << ' ' << column;
    }
}

TEST(Annotations, RaysEndAtAQueenOrGoOnInDashes) {
    const Pixels plain = picture_of(three_queens());
    const auto differing = [&](const Pixels& picture, int from) {
        int count = 0;
        for (int i = from; i < from + side; ++i)
            count += distance(picture.at(i, i), plain.at(i, i)) > 24;
        return count;
    };
    const Pixels blocked = picture_of(three_queens({.rays = {{0, 0, 1, 1, 1}}}));
    EXPECT_EQ(differing(blocked, 1 * side), side) << "up to the next queen's square";
    EXPECT_EQ(differing(blocked, 3 * side), 0) << "nothing behind her";
    const Pixels xray = picture_of(three_queens({.rays = {{0, 0, 1, 1, 1}, {2, 2, 1, 1, 3, true}}}));
    EXPECT_EQ(differing(xray, 1 * side), side);
    const int dashes = differing(xray, 3 * side);
    EXPECT_GT(dashes, side / 4);
    EXPECT_LT(dashes, side * 3 / 4);
}

TEST(Annotations, ArrowsPassBehindQueens) {
    constexpr Color red{255, 0, 0};
    const Pixels plain = picture_of(three_queens());
    const Pixels marked = picture_of(three_queens({.arrows = {{{1, 1, 5, 5}, red}}}));
    EXPECT_LE(distance(at(marked, 3, 3), pixel_of(red)), 1);
    EXPECT_EQ(at(marked, 2, 2), at(plain, 2, 2)) << "the middle of a queen on the way";
    EXPECT_EQ(at(marked, 4, 2), at(plain, 4, 2)) << "a square beside the way";
    EXPECT_EQ(at(marked, 1, 1, 0.2, 0.2), at(plain, 1, 1, 0.2, 0.2)) << "behind its beginning";
}

TEST(Annotations, HaveTheirColorsInPalettes) {
    const Annotations annotations{.highlights = {{0, 0, {0, 128, 0}}, {3, 4, {0, 136, 255}}},
                                  .rays = {},
                                  .arrows = {{{5, 0, 0, 5}, {255, 0, 0}}, {{1, 1, 1, 4}, {128, 0, 128}}}};
    for (const Theme& theme : themes()) {
        Look look{.theme = theme, .width = 6 * side, .height = 6 * side, .bare = true};
        look.scene.marks = true;
        look.annotations = annotations;
        const Frame frame = three_queens(annotations);
        const Pixels exact = picture_of(frame, theme);
        const Pixels quantized = colored(RasterPainter(look, 6, 256).paint(frame));
        std::size_t far = 0;
        for (std::size_t i = 0; i < exact.pixels.size(); ++i)
            far += distance(exact.pixels[i], quantized.pixels[i]) > 24;
        EXPECT_LE(far, exact.pixels.size() / 100) << theme.name;
    }
}

TEST(Annotations, RefuseSquaresOffTheBoard) {
    for (const Annotations& outside : {Annotations{.highlights = {{6, 0, {}}}},
                                       {.rays = {{0, -1, 1, 0, 1}}},
                                       {.rays = {{0, 0, 1, 1, 6}}},
                                       {.rays = {{0, 0, 0, 0, 1}}},
                                       {.arrows = {{{0, 0, 0, 6}, {}}}},
                                       {.arrows = {{{1, 1, 1, 1}, {}}}}})
        EXPECT_THROW(picture_of(three_queens(outside)), PaintError);
}

}  // namespace
}  // namespace queenreel
