#include "queenreel/counting/count_puzzle.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <vector>

#include "../puzzle/random_puzzles.h"
#include "extent.h"
#include "queenreel/puzzle/attacks.h"
#include "queenreel/puzzle/known_counts.h"

namespace queenreel {
namespace {

/// Every permutation that is a solution.
std::vector<std::vector<int>> permuted_solutions(int size) {
    std::vector<int> columns(static_cast<std::size_t>(size));
    std::iota(columns.begin(), columns.end(), 0);
    std::vector<std::vector<int>> solutions;
    do {
        if (is_solution(columns))
            solutions.push_back(columns);
    } while (std::ranges::next_permutation(columns).found);
    return solutions;
}

class PuzzleCounting : public Law {};
LAW_EXTENTS(PuzzleCounting);

TEST_P(PuzzleCounting, CountsThePermutationsThatHaveTheGivens) {
    Chance chance;
    for (int n = 1; n <= by_extent(6, 8); ++n) {
        const auto all = permuted_solutions(n);
        for (const Puzzle& puzzle : tried_puzzles(chance, n)) {
            const auto expected =
                std::ranges::count_if(all, [&](const auto& columns) { return completes(puzzle, columns); });
            ASSERT_EQ(count_puzzle(puzzle)->solutions, static_cast<std::uint64_t>(expected))
                << text_of(puzzle);
        }
    }
}

TEST(CountPuzzle, CountsEmptyBoards) {
    for (int n = 1; n <= 11; ++n)
        EXPECT_EQ(count_puzzle(n)->solutions, known_solutions(n)) << n;
}

TEST(CountPuzzle, NamesTheRowThatRunsOutFirst) {
    EXPECT_EQ(count_puzzle(4)->filled_rows, 4);
    EXPECT_EQ(count_puzzle(3)->filled_rows, 2);  // the last row never has a square
    EXPECT_EQ(count_puzzle(Puzzle(4, {.queens = {{0, 0}}}))->filled_rows, 3);
    EXPECT_EQ(count_puzzle(Puzzle(4, {.blocked = {{0, 0}, {0, 1}, {0, 2}, {0, 3}}}))->filled_rows, 0);
    EXPECT_EQ(count_puzzle(Puzzle(5, {.queens = {{1, 0}, {2, 1}}}))->filled_rows, 0);
}

TEST(CountPuzzle, StopsWhenToldTo) {
    int asked = 0;
    EXPECT_FALSE(
        count_puzzle(Puzzle(20, {.blocked = {{0, 0}}}), [&](double /*share*/) { return ++asked < 3; }));
    EXPECT_EQ(asked, 3);
}

TEST(CountPuzzle, TellsHowMuchIsDone) {
    for (const AttackRule rule : {AttackRule::queens, AttackRule::rooks}) {
        std::vector<double> shares{0};
        const Puzzle puzzle(rule == AttackRule::queens ? 14 : 10, {.blocked = {{0, 0}}}, rule);
        ASSERT_TRUE(count_puzzle(puzzle, [&](double share) {
            shares.push_back(share);
            return true;
        }));
        ASSERT_GT(shares.size(), 3U);
        EXPECT_TRUE(std::ranges::is_sorted(shares));
        EXPECT_LE(shares.back(), 1);
        // Parts take about equally long.
        const double whole = static_cast<double>(shares.size());
        for (std::size_t i = 0; i < shares.size(); ++i)
            EXPECT_NEAR(shares[i], static_cast<double>(i) / whole, 1.5 / whole + 0.15) << i;
    }
}

}  // namespace
}  // namespace queenreel
