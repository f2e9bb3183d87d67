#include "queenreel/solvers/completion.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <stdexcept>
#include <vector>

#include "queenreel/puzzle/attacks.h"
#include "queenreel/solvers/solver.h"
#include "random_seed.h"

namespace queenreel {
namespace {

using Outcome = Completion::Outcome;

/// Returns true if some solution has all the queens.
bool can_be_completed(const Board& board) {
    for (const SearchEvent& event : find_solver("bitmask")->search(board.size()))
        if (event.kind == SearchEvent::Kind::solution &&
            std::ranges::all_of(board.queens(), [&](Square queen) {
                return event.columns[static_cast<std::size_t>(queen.row)] == queen.column;
            }))
            return true;
    return false;
}

// Law: it agrees with a look through all solutions.
TEST(Complete, FindsASolutionWhereThereIsOne) {
    std::mt19937 random(random_seed());
    int found = 0;
    for (int trial = 0; trial < 600; ++trial) {
        const int n = 1 + trial % 9;
        Board board(n);
        for (int queens = trial % 4; queens > 0; --queens)
            board.place({.row = static_cast<int>(random() % n), .column = static_cast<int>(random() % n)});
        const Completion completion = complete(board, 1'000'000);
        EXPECT_EQ(completion.outcome == Outcome::found, can_be_completed(board)) << trial;
        EXPECT_NE(completion.outcome, Outcome::gave_up);
        if (completion.outcome == Outcome::found) {
            ++found;
            EXPECT_TRUE(is_solution(completion.columns));
            for (const Square queen : board.queens())
                EXPECT_EQ(completion.columns[static_cast<std::size_t>(queen.row)], queen.column);
        }
    }
    EXPECT_GT(found, 100);
    EXPECT_LT(found, 500);
}

// Law: with blocked squares, they are the same completions, in order, without those that use these squares.
TEST(Completions, LeaveBlockedSquaresEmpty) {
    std::mt19937 random(random_seed());
    for (int trial = 0; trial < 200; ++trial) {
        const int n = 4 + trial % 5;
        const auto square = [&] {
            return Square{.row = static_cast<int>(random() % n), .column = static_cast<int>(random() % n)};
        };
        Board board(n);
        if (trial % 3 != 0)
            board.place(square());
        const std::vector<Square> blocked{square(), square()};
        std::vector<std::vector<int>> expected = completions(board, 1000, 1'000'000).solutions;
        std::erase_if(expected, [&](const std::vector<int>& columns) {
            return std::ranges::any_of(blocked, [&](Square each) {
                return columns[static_cast<std::size_t>(each.row)] == each.column;
            });
        });
        EXPECT_EQ(completions(board, 1000, 1'000'000, blocked).solutions, expected) << trial;
        EXPECT_EQ(complete(board, 1'000'000, blocked).outcome == Outcome::found, !expected.empty()) << trial;
    }
}

// Law: they are the solutions that have the queens, in order.
TEST(Completions, AreAllSolutionsWithTheQueens) {
    std::mt19937 random(random_seed());
    for (int trial = 0; trial < 300; ++trial) {
        const int n = 1 + trial % 8;
        Board board(n);
        for (int queens = trial % 4; queens > 0; --queens)
            board.place({.row = static_cast<int>(random() % n), .column = static_cast<int>(random() % n)});
        std::vector<std::vector<int>> expected;
        for (const SearchEvent& event : find_solver("bitmask")->search(n))
            if (event.kind == SearchEvent::Kind::solution &&
                std::ranges::all_of(board.queens(), [&](Square queen) {
                    return event.columns[static_cast<std::size_t>(queen.row)] == queen.column;
                }))
                expected.emplace_back(event.columns.begin(), event.columns.end());
        std::ranges::sort(expected);
        const Completions found = completions(board, 100, 1'000'000);
        EXPECT_TRUE(found.all);
        EXPECT_EQ(found.solutions, expected) << trial;
    }
}

TEST(Completions, SayWhereThereMayBeOthers) {
    const Completions four = completions(Board(6), 4, 1'000'000);
    EXPECT_EQ(four.solutions.size(), 4U);
    EXPECT_TRUE(four.all);
    const Completions three = completions(Board(6), 3, 1'000'000);
    EXPECT_EQ(three.solutions.size(), 3U);
    EXPECT_FALSE(three.all);
    EXPECT_FALSE(completions(Board(32), 10, 3).all);
    EXPECT_THROW(completions(Board(33), 1, 1), std::invalid_argument);
}

TEST(Complete, GivesUpAtTheNodeLimit) {
    const Completion completion = complete(Board(32), 3);
    EXPECT_EQ(completion.outcome, Outcome::gave_up);
    EXPECT_EQ(completion.nodes, 3U);
    EXPECT_EQ(complete(Board(32), 1'000'000).outcome, Outcome::found);
    EXPECT_THROW(complete(Board(33), 1), std::invalid_argument);
}

}  // namespace
}  // namespace queenreel
