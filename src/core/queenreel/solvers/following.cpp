#include "queenreel/solvers/following.h"

#include <stdexcept>
#include <utility>

#include "queenreel/puzzle/attacks.h"
#include "queenreel/puzzle/puzzle.h"
#include "queenreel/solvers/solver.h"

namespace queenreel {
namespace {

/// The board with the first `rows` queens of the solution and a queen in `column` of the next row.
Puzzle beginning(const std::vector<int>& solution, int rows, int column) {
    Givens givens;
    for (int row = 0; row < rows; ++row)
        givens.queens.push_back({row, solution[static_cast<std::size_t>(row)]});
    givens.queens.push_back({rows, column});
    return {static_cast<int>(solution.size()), std::move(givens)};
}

Generator<std::vector<int>> following(std::vector<int> solution) {
    const int n = static_cast<int>(solution.size());
    std::vector<int> columns;
    for (int row = n - 1; row >= 0; --row)
        for (int column = solution[static_cast<std::size_t>(row)] + 1; column < n; ++column)
            for (const SearchEvent& event : solvers().front().search(beginning(solution, row, column))) {
                if (event.kind != SearchEvent::Kind::solution)
                    continue;
                columns.assign(event.columns.begin(), event.columns.end());
                co_yield columns;
            }
}

}  // namespace

Generator<std::vector<int>> solutions_after(Solution columns) {
    if (columns.size() > Puzzle::max_masked || !is_solution(columns))
        throw std::invalid_argument("columns: they are no solution of a board of up to 32 rows; give one");
    return following({columns.begin(), columns.end()});
}

}  // namespace queenreel
