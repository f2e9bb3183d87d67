#include "queenreel/solvers/solver.h"

#include <array>
#include <stdexcept>
#include <string>

#include "queenreel/base/table.h"
#include "queenreel/solvers/rows.h"

namespace queenreel {

Generator<SearchEvent> Solver::search(int n, SearchOptions options) const {
    if (!takes(n))
        throw std::invalid_argument(std::string(name) + " " + std::to_string(n) +
                                    ": out of its range; give " + std::to_string(min_n) + " to " +
                                    std::to_string(max_n));
    return run(n, options);
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
