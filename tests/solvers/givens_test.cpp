// Searches of boards with queens and blocked squares from the start.

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "../puzzle/random_puzzles.h"
#include "extent.h"
#include "told.h"

namespace queenreel {
namespace {

/// Solutions of an empty board with the puzzle's givens, in lexicographic order.
std::vector<std::vector<int>> completions_among(const std::vector<std::vector<int>>& all,
                                                const Puzzle& puzzle) {
    std::vector<std::vector<int>> left;
    for (const auto& columns : all)
        if (completes(puzzle, columns))
            left.push_back(columns);
    return left;
}

class CompleteSolversOnGivens : public Law {};

LAW_EXTENTS(CompleteSolversOnGivens);

TEST_P(CompleteSolversOnGivens, FindTheSolutionsThatHaveThem) {
    Chance chance;
    for (int n = 1; n <= by_extent(6, 8); ++n) {
        const auto all = told_solutions(*find_solver("brute"), n);
        for (const Puzzle& puzzle : tried_puzzles(chance, n)) {
            const auto expected = completions_among(all, puzzle);
            for (const Solver& solver : solvers()) {
                if (!solver.takes(puzzle) || !solver.complete)
                    continue;
                auto found = told_solutions(solver, puzzle);
                if (!solver.ordered)
                    std::ranges::sort(found);
                ASSERT_EQ(found, expected) << solver.name << text_of(puzzle);
            }
        }
    }
}

class EverySolverOnGivens : public OfEachSolver {
  protected:
    /// Random puzzles of up to six rows.
    std::vector<Puzzle> puzzles() {
        std::vector<Puzzle> all;
        for (int i = 0; i < 150; ++i)
            all.push_back(
                random_puzzle(chance_, chance_.between(1, 6), chance_.between(0, 2), chance_.between(0, 6)));
        return all;
    }

    bool takes_givens() const { return solver().no_givens.empty(); }

  private:
    Chance chance_;
};

INSTANTIATE_TEST_SUITE_P(Table, EverySolverOnGivens, testing::ValuesIn(solvers().begin(), solvers().end()),
                         test_name);

TEST_P(EverySolverOnGivens, TakesThemIfCompleteAndElseSaysWhyNot) {
    EXPECT_EQ(takes_givens(), solver().complete);
    const Puzzle puzzle(5, {.queens = {{0, 0}}});
    EXPECT_EQ(solver().takes(puzzle), solver().complete);
    if (!solver().complete)
        EXPECT_THROW(solver().search(puzzle), std::invalid_argument);
}

TEST_P(EverySolverOnGivens, FindsTheSameInAllDetail) {
    if (!takes_givens())
        return;
    for (const Puzzle& puzzle : puzzles())
        EXPECT_EQ(told_solutions(solver(), puzzle, in_steps), told_solutions(solver(), puzzle))
            << text_of(puzzle);
}

TEST_P(EverySolverOnGivens, TellsOnlyOfSquaresThatARowMayHave) {
    if (!takes_givens())
        return;
    for (const Puzzle& puzzle : puzzles())
        for (const SearchEvent& event : solver().search(puzzle, in_steps)) {
            if (event.kind != Kind::placed && event.kind != Kind::tested && event.kind != Kind::rejected)
                continue;
            const auto [row, column] = event.square;
            ASSERT_NE(puzzle.allowed(row) >> column & 1U, 0U) << as_text(event) << text_of(puzzle);
            if (solver().name != "brute" && event.kind != Kind::placed)
                ASSERT_FALSE(puzzle.has_queen(event.square)) << as_text(event) << text_of(puzzle);
        }
}

TEST_P(EverySolverOnGivens, RefusesASquareForAQueenThatStandsOrIsGiven) {
    if (!takes_givens())
        return;
    for (const Puzzle& puzzle : puzzles())
        for (const SearchEvent& event : solver().search(puzzle, in_steps))
            if (event.kind == Kind::rejected) {
                ASSERT_TRUE(share_line(event.square, event.attacker)) << as_text(event) << text_of(puzzle);
                ASSERT_TRUE(board_of(puzzle.size(), event.columns).has_queen(event.attacker) ||
                            puzzle.has_queen(event.attacker))
                    << as_text(event) << text_of(puzzle);
            }
}

// The pseudocode line that refuses a square names the attacker's line: columns first.
TEST(RowByRowOnGivens, RefuseForTheLineThatTheCodeTests) {
    Chance chance;
    for (const char* const name : {"backtracking", "tables"})
        for (int i = 0; i < 60; ++i) {
            const Puzzle puzzle = random_puzzle(chance, 6, 2, 3);
            for (const SearchEvent& event : find_solver(name)->search(puzzle, in_steps))
                if (event.kind == Kind::rejected)
                    ASSERT_EQ(event.line == 3, event.attacker.column == event.square.column)
                        << name << as_text(event) << text_of(puzzle);
        }
}

TEST(RowByRowOnGivens, PlaceTheSameQueens) {
    Chance chance;
    const auto queens = [](const Solver& solver, const Puzzle& puzzle) {
        std::vector<std::string> told;
        for (const SearchEvent& event : solver.search(puzzle, in_steps))
            if (!only_looks(event.kind))
                told.push_back(as_text(event));
        return told;
    };
    for (int i = 0; i < 60; ++i) {
        const Puzzle puzzle = random_puzzle(chance, 7, i % 3, i % 8);
        const auto expected = queens(*find_solver("bitmask"), puzzle);
        for (const char* const name : {"backtracking", "tables", "threats"})
            EXPECT_EQ(queens(*find_solver(name), puzzle), expected) << name << text_of(puzzle);
    }
}

TEST(LookingAhead, TellsOfARowThatIsClosedFromTheStart) {
    const Puzzle puzzle(4, {.queens = {{0, 0}}, .blocked = {{2, 1}, {2, 3}}});
    ASSERT_EQ(puzzle.closed_row(), 2);
    for (const char* const name : {"forward-checking", "forward-checking-mrv", "dancing-links"}) {
        std::vector<std::string> told;
        for (const SearchEvent& event : find_solver(name)->search(puzzle, in_steps))
            told.push_back(as_text(event));
        EXPECT_EQ(told, (std::vector<std::string>{"wiped out 2:-1", "exhausted"})) << name;
    }
}

TEST(GivenQueensThatAttackEachOther, LeaveNothingToSearch) {
    const Puzzle puzzle(6, {.queens = {{0, 0}, {3, 3}}});
    for (const Solver& solver : solvers())
        if (solver.complete)
            EXPECT_EQ(told(solver, puzzle, in_steps).size(), 1U) << solver.name;
}

}  // namespace
}  // namespace queenreel
