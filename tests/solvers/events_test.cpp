#include <gtest/gtest.h>

#include <algorithm>

#include "queenreel/puzzle/attacks.h"
#include "told.h"

namespace queenreel {
namespace {

const Individual& best_of(const Population& population) {
    return population.individuals[static_cast<std::size_t>(population.best)];
}

/// Does to `board` what the event says was done.
void replay(const SearchEvent& event, Board& board) {
    switch (event.kind) {
        case Kind::placed:
            EXPECT_FALSE(board.has_queen(event.square));
            board.place(event.square);
            break;
        case Kind::removed:
            EXPECT_TRUE(board.has_queen(event.square));
            board.remove(event.square);
            break;
        case Kind::restarted:
            board = Board(board.size());
            break;
        case Kind::generation:
            board = board_of(board.size(), best_of(*event.population).columns);
            break;
        case Kind::tested:
        case Kind::rejected:
        case Kind::wiped_out:
        case Kind::bred:
        case Kind::solution:
        case Kind::exhausted:
        case Kind::gave_up:
            break;
    }
}

class EverySearch : public OfEachSolver {};

INSTANTIATE_TEST_SUITE_P(Table, EverySearch, testing::ValuesIn(solvers().begin(), solvers().end()),
                         test_name);

TEST_P(EverySearch, TellsQueensThatFollowFromTheEventsBefore) {
    for (int n = 1; n <= 7; ++n) {
        Board board(n);
        int events = 0;
        for (const SearchEvent& event : solver().search(n, in_steps)) {
            if (only_looks(event.kind))
                ASSERT_EQ(board, board_of(n, event.columns)) << n << ", " << as_text(event);
            replay(event, board);
            ASSERT_EQ(board, board_of(n, event.columns)) << n << ", " << as_text(event);
            if (++events == 20'000)
                break;
        }
    }
}

// A solver's row describes what its events show, and no search shows more.
TEST_P(EverySearch, IsLikeItsProfile) {
    bool seen_whole = false;
    for (const int n : sizes(8))
        for (const std::uint64_t seed : {1, 2, 3}) {
            SearchObserver observer;
            int events = 0;
            for (const SearchEvent& event : solver().search(n, {.detail = Detail::steps, .seed = seed})) {
                observer.observe(event);
                if (++events == 20'000)
                    break;
            }
            const SearchProfile seen = observer.profile();
            if (seen.tests != Tests::none)
                EXPECT_EQ(seen.tests, solver().profile.tests) << n;
            if (seen.looks_ahead)
                EXPECT_TRUE(solver().profile.looks_ahead) << n;
            seen_whole |= seen == solver().profile;
        }
    EXPECT_TRUE(seen_whole);
}

TEST_P(EverySearch, FillsTheRowsFromTheTopIfOrdered) {
    if (!solver().ordered)
        return;
    for (const SearchEvent& event : solver().search(5, in_steps)) {
        ASSERT_TRUE(std::ranges::none_of(event.columns, [](int column) { return column < 0; }));
        const int row = static_cast<int>(event.columns.size());
        if (event.kind == Kind::placed)
            ASSERT_EQ(event.square, (Square{row - 1, event.columns.back()}));
        else if (event.kind == Kind::removed || event.kind == Kind::tested)
            ASSERT_EQ(event.square.row, solver().name == "brute" && row == 5 ? 4 : row);
    }
}

TEST_P(EverySearch, RejectsASquareForAQueenThatAttacksIt) {
    for (const SearchEvent& event : solver().search(5, in_steps))
        if (event.kind == Kind::rejected) {
            ASSERT_TRUE(share_line(event.square, event.attacker));
            ASSERT_TRUE(board_of(5, event.columns).has_queen(event.attacker));
        }
}

TEST_P(EverySearch, SaysWipedOutOfALineWithoutAFreeSquare) {
    constexpr int n = 6;
    for (const SearchEvent& event : solver().search(n, in_steps)) {
        if (event.kind != Kind::wiped_out)
            continue;
        const Board board = board_of(n, event.columns);
        const auto attacked = attacked_squares(board);
        const auto [row, column] = event.square;
        ASSERT_EQ(std::min(row, column), -1);
        for (int i = 0; i < n; ++i) {
            const Square square = row >= 0 ? Square{row, i} : Square{i, column};
            ASSERT_TRUE(attacked[static_cast<std::size_t>(square.row * n + square.column)]);
            ASSERT_FALSE(board.has_queen(square));
        }
    }
}

TEST_P(EverySearch, EndsWithAProofIfComplete) {
    if (!solver().complete)
        return;
    for (const int n : sizes(6))
        for (const Detail detail : {Detail::solutions, Detail::steps}) {
            const auto events = told(solver(), n, {.detail = detail});
            EXPECT_TRUE(events.back().starts_with("exhausted")) << events.back();
            EXPECT_EQ(std::ranges::count(events, events.back()), 1);
        }
}

TEST_P(EverySearch, EndsWithOneSolutionIfIncomplete) {
    if (solver().complete)
        return;
    for (const int n : sizes(40)) {
        const auto events = told(solver(), n, {});
        ASSERT_EQ(events.size(), 1U) << n;
        EXPECT_TRUE(events.front().starts_with("!")) << n << ": " << events.front();
        EXPECT_TRUE(is_solution(told_solutions(solver(), n).at(0))) << n;
    }
}

/// For 2 and 3, only some can know that there is no solution.
TEST_P(EverySearch, TellsAProofFromGivingUp) {
    for (const int n : {2, 3}) {
        const auto events = told(solver(), n, {});
        ASSERT_EQ(events.size(), 1U);
        const bool proves = solver().complete || solver().deterministic;
        EXPECT_TRUE(events.front().starts_with(proves ? "exhausted" : "gave up")) << events.front();
    }
}

TEST_P(EverySearch, FollowsTheSeedAndNothingElse) {
    const int n = std::min(12, solver().max_n);
    const auto events = [&](std::uint64_t seed) {
        return told(solver(), n, {.detail = Detail::steps, .seed = seed}, 1000);
    };
    for (const std::uint64_t seed : {std::uint64_t{0}, std::uint64_t{7}, ~std::uint64_t{0}}) {
        EXPECT_EQ(events(seed), events(seed));
        EXPECT_EQ(events(seed) == events(seed / 2 + 1), solver().deterministic);
    }
}

}  // namespace
}  // namespace queenreel
