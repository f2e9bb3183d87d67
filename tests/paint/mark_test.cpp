#include "queenreel/paint/mark.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "pixels.h"
#include "queenreel/paint/ink.h"

namespace queenreel {
namespace {

constexpr int square_side = 48;

std::vector<Mark> all_marks() {
    std::vector<Mark> marks;
    for (std::size_t i = 1; i < mark_count; ++i)
        marks.push_back(static_cast<Mark>(i));
    return marks;
}

Pixels square_of(const Theme& theme, const Cell& cell, int column) {
    const Painter painter({.theme = theme, .width = 2 * square_side, .height = 2 * square_side, .bare = true},
                          2);
    return drawn_cell(painter, cell, 0, column);
}

std::string told(const Theme& theme, Mark mark, int column) {
    return std::string(theme.name) + " mark " + std::to_string(static_cast<int>(mark)) + " shade " +
           std::to_string(column);
}

// Where two squares clearly differ.
std::vector<bool> difference(const Pixels& a, const Pixels& b) {
    std::vector<bool> differ;
    for (std::size_t i = 0; i < a.pixels.size(); ++i)
        differ.push_back(distance(a.pixels[i], b.pixels[i]) > 24);
    return differ;
}

double share(const std::vector<bool>& pixels) {
    return static_cast<double>(std::ranges::count(pixels, true)) / static_cast<double>(pixels.size());
}

// It may be before what is told of squares without a queen.
bool is_of_empty_squares(Mark mark) {
    return mark == Mark::attacked || mark == Mark::free || mark == Mark::eliminated;
}

// What only one of both has, as a share of what either has.
double unlike(const std::vector<bool>& a, const std::vector<bool>& b) {
    int either = 0;
    int one = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        either += a[i] || b[i];
        one += a[i] != b[i];
    }
    return static_cast<double>(one) / std::max(1, either);
}

TEST(Mark, IsSeenOnBothShadesWithAQueenAndWithout) {
    for (const Theme& theme : themes()) {
        for (const Mark mark : all_marks()) {
            for (const int column : {0, 1}) {
                SCOPED_TRACE(told(theme, mark, column));
                for (const bool queen : {false, true}) {
                    if (queen && is_of_empty_squares(mark))
                        continue;
                    const auto seen = difference(square_of(theme, {queen, mark}, column),
                                                 square_of(theme, {queen, Mark::none}, column));
                    EXPECT_GT(share(seen), 0.01) << "queen " << queen;
                }
            }
        }
    }
}

// Not by color alone.
TEST(Mark, HasAShapeOfItsOwn) {
    for (const Theme& theme : themes()) {
        const Pixels empty = square_of(theme, {}, 0);
        for (const Mark mark : all_marks()) {
            for (const Mark other : all_marks()) {
                if (mark >= other || (mark == Mark::attacked && other == Mark::eliminated))
                    continue;
                const auto one = difference(square_of(theme, {false, mark}, 0), empty);
                const auto two = difference(square_of(theme, {false, other}, 0), empty);
                EXPECT_GT(unlike(one, two), 0.4)
                    << told(theme, mark, 0) << " and " << static_cast<int>(other);
            }
        }
    }
}

// A queen attacks both, and neither may have a queen.
TEST(Mark, SaysTheSameOfAttackedAndEliminatedSquares) {
    for (const Theme& theme : themes())
        for (const int column : {0, 1})
            EXPECT_EQ(square_of(theme, {false, Mark::attacked}, column),
                      square_of(theme, {false, Mark::eliminated}, column));
}

double mean_light(const Pixels& square) {
    double sum = 0;
    for (const std::uint32_t pixel : square.pixels)
        sum += 0.2126 * (pixel >> 16 & 0xFF) + 0.7152 * (pixel >> 8 & 0xFF) + 0.0722 * (pixel & 0xFF);
    return sum / static_cast<double>(square.pixels.size());
}

// Also for the color-blind.
TEST(Mark, LeavesFreeSquaresLighterThanAttackedOnes) {
    for (const Theme& theme : themes()) {
        for (const int column : {0, 1}) {
            SCOPED_TRACE(told(theme, Mark::attacked, column));
            EXPECT_GT(mean_light(square_of(theme, {false, Mark::free}, column)),
                      mean_light(square_of(theme, {false, Mark::attacked}, column)) + 2);
            EXPECT_GE(contrast(theme.attacked, wash(theme, column == 0 ? theme.light : theme.dark)), 3);
        }
    }
}

TEST(Mark, LiesOverARefusedQueen) {
    for (const Theme& theme : themes()) {
        for (const int column : {0, 1}) {
            SCOPED_TRACE(told(theme, Mark::rejected, column));
            const Pixels plain = square_of(theme, {true, Mark::none}, column);
            const Pixels refused = square_of(theme, {true, Mark::rejected}, column);
            const std::uint32_t body = plain.at(square_side / 2, square_side * 57 / 100);
            int covered = 0;
            int left = 0;
            for (std::size_t i = 0; i < plain.pixels.size(); ++i) {
                if (plain.pixels[i] != body)
                    continue;
                (distance(refused.pixels[i], body) > 24 ? covered : left)++;
            }
            EXPECT_GT(covered, left / 6) << "the cross is seen";
            EXPECT_GT(left, covered) << "and so is she";
        }
    }
}

// Law: on a queen's body, other marks change nothing.
TEST(Mark, LiesBelowTheQueen) {
    for (const Theme& theme : themes()) {
        const Pixels plain = square_of(theme, {true, Mark::none}, 0);
        const std::uint32_t body = plain.at(square_side / 2, square_side * 57 / 100);
        for (const Mark mark : all_marks()) {
            if (lies_over_queen(mark))
                continue;
            const Pixels marked = square_of(theme, {true, mark}, 0);
            for (std::size_t i = 0; i < plain.pixels.size(); ++i)
                ASSERT_TRUE(plain.pixels[i] != body || distance(marked.pixels[i], body) <= 8)
                    << told(theme, mark, 0) << " pixel " << i;
        }
    }
}

// A leaving queen is everywhere nearer to its square.
TEST(Mark, OfALeavingQueenIsNoQueen) {
    for (const Theme& theme : themes()) {
        for (const int column : {0, 1}) {
            SCOPED_TRACE(told(theme, Mark::removed, column));
            const Pixels empty = square_of(theme, {}, column);
            const Pixels queen = square_of(theme, {true, Mark::none}, column);
            const Pixels leaving = square_of(theme, {false, Mark::removed}, column);
            int pale = 0;
            for (int y = square_side / 6; y < square_side - square_side / 6; ++y) {
                for (int x = square_side / 6; x < square_side - square_side / 6; ++x) {
                    const int from_empty = distance(leaving.at(x, y), empty.at(x, y));
                    const int from_queen = distance(leaving.at(x, y), queen.at(x, y));
                    EXPECT_LE(from_empty, std::max(from_queen, 8)) << x << ' ' << y;
                    pale += from_empty > 8;
                }
            }
            EXPECT_GT(pale, square_side * square_side / 10);
        }
    }
}

TEST(Number, IsDrawnInEmptySquaresAndBesideQueens) {
    for (const Theme& theme : themes()) {
        for (const bool queen : {false, true}) {
            const auto seen = difference(square_of(theme, {queen, Mark::none, 7}, 0),
                                         square_of(theme, {queen, Mark::none}, 0));
            EXPECT_GT(share(seen), queen ? 0.004 : 0.02) << theme.name;
            const bool middle =
                seen[static_cast<std::size_t>(square_side / 2 * square_side + square_side / 2)] ||
                seen[static_cast<std::size_t>(square_side / 2 * square_side + square_side / 2 + 2)];
            EXPECT_EQ(middle, !queen) << theme.name;
        }
        EXPECT_NE(square_of(theme, {false, Mark::none, 7}, 0), square_of(theme, {false, Mark::none, 1}, 0));
    }
}

}  // namespace
}  // namespace queenreel
