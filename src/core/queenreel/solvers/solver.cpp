#include "queenreel/solvers/solver.h"

#include <array>
#include <stdexcept>
#include <string>
#include <utility>

#include "queenreel/base/table.h"
#include "queenreel/solvers/rows.h"

namespace queenreel {

namespace {

Generator<SearchEvent> nothing_to_search(int line) {
    co_yield SearchEvent{.kind = SearchEvent::Kind::exhausted, .line = line};
}

}  // namespace

Generator<SearchEvent> Solver::search(Puzzle puzzle, SearchOptions options) const {
    if (!takes(puzzle.size()))
        throw std::invalid_argument(std::string(name) + " " + std::to_string(puzzle.size()) +
                                    ": out of its range; give " + std::to_string(min_n) + " to " +
                                    std::to_string(max_n));
    if (puzzle.rule() != AttackRule::queens && !takes_rules)
        throw std::invalid_argument(std::string(name) + ": it supports no rule but queens; " +
                                    "give another solver");
    if (!takes(puzzle))
        throw std::invalid_argument(std::string(name) + ": " + std::string(no_givens) +
                                    "; give an empty board");
    if (puzzle.clash())
        return nothing_to_search(static_cast<int>(pseudocode.size()) - 1);
    return run(std::move(puzzle), options);
}

std::span<const Solver> solvers() {
    static const std::array table{
        bitmask_solver,
        backtracking_solver,
        brute_solver,
        tables_solver,
        threats_solver,
        forward_checking_solver,
        forward_checking_mrv_solver,
        dancing_links_solver,
        min_conflicts_solver,
        min_conflicts_random_solver,
        linear_solver,
        genetic_solver,
        constructive_solver,
    };
    return table;
}

const Solver* find_solver(std::string_view name) {
    return find_row(solvers(), name);
}

}  // namespace queenreel
