#include <algorithm>
#include <stdexcept>
#include <string>
#include <vector>

#include "solvers/solver.h"

namespace queenreel {
namespace {

/// The first queen from the top that attacks `square`; `square` itself when none does.
Square first_attacker(Solution columns, Square square) {
    for (int row = 0; const int column : columns) {
        const Square queen{row++, column};
        if (share_line(queen, square))
            return queen;
    }
    return square;
}

}  // namespace

Generator<SearchEvent> backtracking(int n, Detail detail) {
    using Kind = SearchEvent::Kind;
    if (n < 1)
        throw std::invalid_argument("backtracking " + std::to_string(n) +
                                    ": a board has a row; give 1 or more");
    const bool steps = detail == Detail::steps;
    std::vector<int> columns;
    columns.reserve(static_cast<std::size_t>(n));
    for (int next_column = 0;;) {
        const int row = static_cast<int>(columns.size());
        if (row == n)
            co_yield SearchEvent{Kind::solution, {}, {}, columns};

        if (row == n || next_column == n) {
            // The row has no square left to try: back to the queen above.
            if (columns.empty())
                co_return;
            const Square taken{static_cast<int>(columns.size()) - 1, columns.back()};
            columns.pop_back();
            if (steps)
                co_yield SearchEvent{Kind::removed, taken, {}, columns};
            next_column = taken.column + 1;
            continue;
        }

        const Square square{row, next_column};
        if (steps)
            co_yield SearchEvent{Kind::tested, square, {}, columns};
        const Square attacker = first_attacker(columns, square);
        if (attacker != square) {
            if (steps)
                co_yield SearchEvent{Kind::rejected, square, attacker, columns};
            ++next_column;
            continue;
        }
        columns.push_back(square.column);
        if (steps)
            co_yield SearchEvent{Kind::placed, square, {}, columns};
        next_column = 0;
    }
}

}  // namespace queenreel
