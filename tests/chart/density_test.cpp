#include "queenreel/chart/density.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <vector>

#include "queenreel/counting/count_puzzle.h"
#include "queenreel/puzzle/known_counts.h"
#include "queenreel/puzzle/symmetry.h"

namespace queenreel {
namespace {

TEST(Density, OfEightQueensIsTheKnownOne) {
    const std::vector<std::vector<int>> quarter{
        {4, 8, 16, 18}, {8, 16, 14, 8}, {16, 14, 4, 12}, {18, 8, 12, 8}};
    const Density density = density_of(8);
    EXPECT_EQ(density.solutions, 92);
    for (int row = 0; row < 8; ++row)
        for (int column = 0; column < 8; ++column)
            EXPECT_EQ(density.of(row, column),
                      quarter[static_cast<std::size_t>(std::min(row, 7 - row))]
                             [static_cast<std::size_t>(std::min(column, 7 - column))]);
}

// Law: each row and column adds up to the number of solutions, and all symmetries leave it as is.
TEST(Density, AddsUpAndIsSymmetric) {
    for (int n = 1; n <= 9; ++n) {
        const Density density = density_of(n);
        EXPECT_EQ(density.solutions, known_solutions(n));
        for (int line = 0; line < n; ++line) {
            std::uint64_t in_row = 0;
            std::uint64_t in_column = 0;
            for (int i = 0; i < n; ++i) {
                in_row += static_cast<std::uint64_t>(density.of(line, i));
                in_column += static_cast<std::uint64_t>(density.of(i, line));
                for (const Symmetry symmetry : all_symmetries) {
                    const Square square = image(symmetry, {line, i}, n);
                    EXPECT_EQ(density.of(square.row, square.column), density.of(line, i));
                }
            }
            EXPECT_EQ(in_row, density.solutions);
            EXPECT_EQ(in_column, density.solutions);
        }
    }
}

// Law: with given queens, blocked squares and each rule, a square has as many as the puzzle with a queen
// there.
TEST(Density, OfAPuzzleIsTheCountOfEachSquareGiven) {
    const Givens givens{.queens = {{0, 1}}, .blocked = {{3, 3}}};
    for (const Puzzle& puzzle :
         {Puzzle(6, {.queens = {{0, 1}}}), Puzzle(7, givens), Puzzle(5, {}, AttackRule::torus),
          Puzzle(5, {.blocked = {{2, 2}}}, AttackRule::rooks)}) {
        const Density density = density_of(puzzle);
        for (int row = 0; row < puzzle.size(); ++row)
            for (int column = 0; column < puzzle.size(); ++column) {
                Givens with = puzzle.givens();
                if (!puzzle.has_queen({row, column}))
                    with.queens.push_back({row, column});
                const std::uint64_t counted =
                    puzzle.is_blocked({row, column})
                        ? 0
                        : count_puzzle(Puzzle(puzzle.size(), with, puzzle.rule()))->solutions;
                EXPECT_EQ(density.of(row, column), counted) << row << ' ' << column;
            }
    }
    const Frame frame = density_frame(density_of(Puzzle(7, givens)));
    EXPECT_TRUE(cell_at(frame.board, 0, 1).given);
    EXPECT_EQ(cell_at(frame.board, 3, 3).mark, Mark::blocked);
    EXPECT_EQ(cell_at(frame.board, 3, 3).number, -1);
    EXPECT_NE(frame.title().find(
                  "solutions with a given queen and a blocked square: how many have a queen on each square"),
              std::string::npos)
        << frame.title();
}

TEST(Density, IsABoardOfNumbers) {
    const Density density = density_of(6);
    const Frame frame = density_frame(density);
    ASSERT_TRUE(has_size(frame.board, 6));
    for (int row = 0; row < 6; ++row)
        for (int column = 0; column < 6; ++column) {
            EXPECT_EQ(cell_at(frame.board, row, column).number, density.of(row, column));
            EXPECT_FALSE(cell_at(frame.board, row, column).queen);
        }
    EXPECT_EQ(frame.title(), "4 solutions: how many have a queen on each square");
    EXPECT_EQ(frame.board.tint_scale, 1);
    EXPECT_EQ(density_frame(density_of(3)).title(), "n = 3: no solutions");
    EXPECT_EQ(density_data(density).json["density"][0][1], 1);
}

}  // namespace
}  // namespace queenreel
