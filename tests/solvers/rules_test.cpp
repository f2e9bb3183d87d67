// Puzzles of pieces other than queens, and of queens on a torus.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "queenreel/puzzle/attack_rule.h"
#include "queenreel/puzzle/puzzle.h"
#include "queenreel/solvers/solver.h"

namespace queenreel {
namespace {

std::set<std::vector<int>> solutions_of(const Solver& solver, const Puzzle& puzzle, Detail detail) {
    std::set<std::vector<int>> found;
    for (const SearchEvent& event : solver.search(puzzle, {.detail = detail}))
        if (event.kind == SearchEvent::Kind::solution) {
            const auto [place, is_new] = found.emplace(event.columns.begin(), event.columns.end());
            EXPECT_TRUE(is_new) << solver.name;
        }
    return found;
}

/// All placements of one piece per row in which no two attack each other.
std::set<std::vector<int>> by_force(const Puzzle& puzzle) {
    std::set<std::vector<int>> found;
    std::vector<int> columns;
    const auto go_on = [&](const auto& self) -> void {
        const int row = static_cast<int>(columns.size());
        if (row == puzzle.size()) {
            found.insert(columns);
            return;
        }
        for (int column = 0; column < puzzle.size(); ++column) {
            bool fits = (puzzle.allowed(row) >> column & 1U) != 0;
            for (int above = 0; above < row; ++above)
                fits =
                    fits && !puzzle.attacks({above, columns[static_cast<std::size_t>(above)]}, {row, column});
            if (!fits)
                continue;
            columns.push_back(column);
            self(self);
            columns.pop_back();
        }
    };
    if (!puzzle.clash())
        go_on(go_on);
    return found;
}

// Law: every solver that takes a rule finds what exhaustive search finds, with and without givens, told in
// steps or not.
TEST(Rules, SolversAgreeWithTryingEverything) {
    for (const AttackRuleRow& rule : attack_rules())
        for (int n = 1; n <= 6; ++n)
            for (const Givens& givens : {Givens{}, Givens{.queens = {{n / 2, n / 3}}},
                                         Givens{.blocked = {{0, 0}, {n - 1, n / 2}}}}) {
                const Puzzle puzzle(n, givens, rule.rule);
                const auto expected = by_force(puzzle);
                for (const Solver& solver : solvers()) {
                    if (!solver.complete || !solver.takes(puzzle))
                        continue;
                    SCOPED_TRACE(std::string(solver.name) + ' ' + std::string(rule.name) + ' ' +
                                 std::to_string(n));
                    EXPECT_EQ(solutions_of(solver, puzzle, Detail::solutions), expected);
                    EXPECT_EQ(solutions_of(solver, puzzle, Detail::steps), expected);
                }
            }
}

// OEIS A007705 by n = 2k + 1, A051223, A000142.
TEST(Rules, CountsAreTheKnownOnes) {
    struct Known {
        AttackRule rule;
        int first;
        int step;
        std::vector<std::size_t> counts;
    };
    for (const Known& known : {Known{AttackRule::torus, 1, 2, {1, 0, 10, 28, 0, 88}},
                               Known{AttackRule::torus, 2, 2, {0, 0, 0, 0, 0}},
                               Known{AttackRule::superqueens, 1, 1, {1, 0, 0, 0, 0, 0, 0, 0, 0, 4, 44}},
                               Known{AttackRule::rooks, 1, 1, {1, 2, 6, 24, 120, 720, 5040}}})
        for (int n = known.first; const std::size_t count : known.counts) {
            for (const char* solver : {"bitmask", "tables", "forward-checking-mrv", "dancing-links"})
                EXPECT_EQ(solutions_of(*find_solver(solver), {n, {}, known.rule}, Detail::solutions).size(),
                          count)
                    << row_of(known.rule).name << ' ' << n << ' ' << solver;
            n += known.step;
        }
}

/// The first queens that a search places and takes back.
std::vector<std::tuple<SearchEvent::Kind, int, int>> first_moves(const char* solver, const Puzzle& puzzle) {
    constexpr std::size_t most = 3000;
    std::vector<std::tuple<SearchEvent::Kind, int, int>> moves;
    for (const SearchEvent& event : find_solver(solver)->search(puzzle, {.detail = Detail::steps})) {
        if (event.kind == SearchEvent::Kind::placed || event.kind == SearchEvent::Kind::removed)
            moves.emplace_back(event.kind, event.square.row, event.square.column);
        if (moves.size() == most)
            break;
    }
    return moves;
}

// Law: row-by-row searches place the same pieces, up to the largest word.
TEST(Rules, RowByRowAllDoTheSame) {
    for (const AttackRuleRow& rule : attack_rules())
        for (const int n : {1, 5, 8, 31, 32}) {
            const Puzzle puzzle(n, {}, rule.rule);
            const auto moves = first_moves("backtracking", puzzle);
            for (const char* solver : {"bitmask", "tables"})
                EXPECT_EQ(first_moves(solver, puzzle), moves) << solver << ' ' << rule.name << ' ' << n;
        }
}

// Law: a refused square names a piece that attacks it.
TEST(Rules, RefusalsNameAnAttacker) {
    for (const AttackRuleRow& rule : attack_rules())
        for (const char* solver : {"backtracking", "tables"}) {
            const Puzzle puzzle(6, {.queens = {{4, 1}}}, rule.rule);
            for (const SearchEvent& event : find_solver(solver)->search(puzzle, {.detail = Detail::steps}))
                if (event.kind == SearchEvent::Kind::rejected)
                    EXPECT_TRUE(puzzle.attacks(event.attacker, event.square)) << rule.name;
        }
}

TEST(Rules, OtherSolversKnowQueensAlone) {
    for (const Solver& solver : solvers())
        if (!solver.takes_rules)
            EXPECT_THROW(solver.search(Puzzle(8, {}, AttackRule::torus)), std::invalid_argument)
                << solver.name;
}

}  // namespace
}  // namespace queenreel
