#pragma once

#include <optional>
#include <vector>

#include "puzzle/attacks.h"
#include "solvers/solver.h"

namespace queenreel {

/// Backtracking row by row, each row from the left, with a test of each square. Solvers differ in the rule:
/// how they know which squares are attacked.
///
/// A Rule is made from n and has
/// - `static constexpr int tests`: how many tests of its own, each a line of the pseudocode;
/// - `failed_test(columns, square)`: the first of them that a queen of `columns`, in the rows above, makes
/// the
///   square fail, from 0; nothing for a free square. Columns are tested before diagonals, as attacker_above()
///   looks for the queen that is named;
/// - `place(square)`, `remove(square)`: what else it keeps, the last placed being removed first.
///
/// The pseudocode has the lines enter, solution, each column, the rule's tests, place, search the row below,
/// take back, end. The first is never lit: a call shows in what it does first.
template <typename Rule>
Generator<SearchEvent> row_by_row(int n, SearchOptions options) {
    using Kind = SearchEvent::Kind;
    constexpr int tell = 1;
    constexpr int each_column = 2;
    constexpr int refuse = 3;
    constexpr int place = refuse + Rule::tests;
    constexpr int take_back = place + 2;
    constexpr int end = place + 3;

    const bool steps = options.detail == Detail::steps;
    Rule rule(n);
    std::vector<int> columns;
    columns.reserve(static_cast<std::size_t>(n));
    for (int next_column = 0;;) {
        const int row = static_cast<int>(columns.size());
        if (row == n)
            co_yield SearchEvent{.kind = Kind::solution, .columns = columns, .line = tell};

        if (row == n || next_column == n) {
            // The row has no square left to try: back to the queen above.
            if (columns.empty())
                break;
            const Square taken{row - 1, columns.back()};
            columns.pop_back();
            rule.remove(taken);
            if (steps)
                co_yield SearchEvent{
                    .kind = Kind::removed, .square = taken, .columns = columns, .line = take_back};
            next_column = taken.column + 1;
            continue;
        }

        const Square square{row, next_column};
        if (steps)
            co_yield SearchEvent{
                .kind = Kind::tested, .square = square, .columns = columns, .line = each_column};
        if (const std::optional<int> failed = rule.failed_test(columns, square)) {
            if (steps)
                co_yield SearchEvent{.kind = Kind::rejected,
                                     .square = square,
                                     .attacker = attacker_above(columns, square).value(),
                                     .columns = columns,
                                     .line = refuse + *failed};
            ++next_column;
            continue;
        }
        columns.push_back(square.column);
        rule.place(square);
        if (steps)
            co_yield SearchEvent{.kind = Kind::placed, .square = square, .columns = columns, .line = place};
        next_column = 0;
    }
    co_yield SearchEvent{.kind = Kind::exhausted, .columns = columns, .line = end};
}

}  // namespace queenreel
