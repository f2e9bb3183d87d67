#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "queenreel/puzzle/puzzle.h"
#include "queenreel/solvers/solver.h"
#include "queenreel/solvers/tried_columns.h"

namespace queenreel {

/// The result of testing a square.
struct Tested {
    std::optional<int> failed;  ///< the test that failed, from 0; empty for a free square
    int looks;                  ///< probes that the test took
};

/// Pseudocode lines that search_rows() lights between its events.
template <typename Rule>
constexpr SilentLines silent_lines{
    .place = 3 + Rule::tests, .call = 4 + Rule::tests, .go_back = 6 + Rule::tests};

/// Backtracking row by row, each row from the left, testing each square. Solvers differ in the rule: how they
/// know which squares are attacked.
///
/// A Rule is constructed from the puzzle and has
/// - `static constexpr int tests`: the number of its tests, each a line of the pseudocode;
/// - `test(columns, square)`: the first test that the square fails because of a queen of `columns`, in the
///   rows above, or a given queen below. Columns are tested before diagonals, in the order in which
///   Puzzle::attacker() finds the queen to report;
/// - `place(square)`, `remove(square)`: update the rule's own data; the queen placed last is removed first.
///   Both return the probes taken. Given queens are known from the start and never passed.
///
/// The pseudocode has the lines enter, solution, each column, the rule's tests, place, search the row below,
/// take back, return, end. The first is never lit: a call is visible by its first action.
///
/// The detail and the Columns, TriedColumns or EveryColumn, are known at compile time: events that are not
/// yielded cost nothing, and neither do givens on a board without any.
template <typename Rule, Detail detail, typename Columns>
Generator<SearchEvent> search_rows(Puzzle puzzle) {
    using Kind = SearchEvent::Kind;
    constexpr int tell = 1;
    constexpr int each_column = 2;
    constexpr int refuse = 3;
    constexpr int place = silent_lines<Rule>.place;
    constexpr int take_back = place + 2;
    constexpr int end = place + 4;

    constexpr bool steps = detail == Detail::steps;
    const int n = puzzle.size();
    const Columns tried(puzzle);
    Rule rule(puzzle);
    std::vector<int> columns;
    columns.reserve(static_cast<std::size_t>(n));
    std::uint64_t looks = 0;
    const auto count = [&](int more) {
        if constexpr (steps)
            looks += static_cast<std::uint64_t>(more);
    };
    for (int next_column = 0;;) {
        const int row = static_cast<int>(columns.size());
        if (row == n)
            co_yield SearchEvent{
                .kind = Kind::solution, .columns = columns, .line = tell, .looks = steps ? looks : 0};

        next_column = tried.next(row, next_column);
        if (row == n || next_column == n) {
            // No square left to try in this row: back to the queen above.
            if (columns.empty())
                break;
            const Square taken{row - 1, columns.back()};
            columns.pop_back();
            count(1 + (tried.is_given(row - 1) ? 0 : rule.remove(taken)));
            if constexpr (steps)
                co_yield SearchEvent{.kind = Kind::removed,
                                     .square = taken,
                                     .columns = columns,
                                     .line = take_back,
                                     .looks = looks};
            next_column = taken.column + 1;
            continue;
        }

        const Square square{row, next_column};
        if (tried.is_given(row)) {
            columns.push_back(square.column);
            count(1);
            if constexpr (steps)
                co_yield SearchEvent{.kind = Kind::placed,
                                     .square = square,
                                     .columns = columns,
                                     .line = place,
                                     .looks = looks};
            next_column = 0;
            continue;
        }
        const Tested test = rule.test(columns, square);
        count(test.looks);
        if constexpr (steps)
            co_yield SearchEvent{.kind = Kind::tested,
                                 .square = square,
                                 .columns = columns,
                                 .line = each_column,
                                 .looks = looks};
        if (test.failed) {
            if constexpr (steps)
                co_yield SearchEvent{.kind = Kind::rejected,
                                     .square = square,
                                     .attacker = Columns::attacker(puzzle, columns, square),
                                     .columns = columns,
                                     .line = refuse + *test.failed,
                                     .looks = looks};
            ++next_column;
            continue;
        }
        columns.push_back(square.column);
        count(1 + rule.place(square));
        if constexpr (steps)
            co_yield SearchEvent{
                .kind = Kind::placed, .square = square, .columns = columns, .line = place, .looks = looks};
        next_column = 0;
    }
    co_yield SearchEvent{
        .kind = Kind::exhausted, .columns = columns, .line = end, .looks = steps ? looks : 0};
}

/// Runs search_rows() at the requested detail: Solver::run. `ByRule` is the Rule for puzzles with another
/// rule of attack.
template <typename Rule, typename ByRule = Rule>
Generator<SearchEvent> row_by_row(Puzzle puzzle, SearchOptions options) {
    const bool steps = options.detail == Detail::steps;
    if (puzzle.rule() != AttackRule::queens)
        return steps ? search_rows<ByRule, Detail::steps, TriedColumns>(std::move(puzzle))
                     : search_rows<ByRule, Detail::solutions, TriedColumns>(std::move(puzzle));
    if (puzzle.is_plain())
        return steps ? search_rows<Rule, Detail::steps, EveryColumn>(std::move(puzzle))
                     : search_rows<Rule, Detail::solutions, EveryColumn>(std::move(puzzle));
    return steps ? search_rows<Rule, Detail::steps, TriedColumns>(std::move(puzzle))
                 : search_rows<Rule, Detail::solutions, TriedColumns>(std::move(puzzle));
}

}  // namespace queenreel
