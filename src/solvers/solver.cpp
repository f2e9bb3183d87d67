#include "solvers/solver.h"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <string>

namespace queenreel {
namespace {

constexpr std::array table{
    Solver{.name = "bitmask",
           .summary = "row by row, the free squares of a row as the bits of a word: the fastest",
           .least_n = 1,
           .greatest_n = 32,
           .complete = true,
           .ordered = true,
           .search = bitmask},
    Solver{.name = "backtracking",
           .summary = "row by row, every square tested against each queen placed: the one to learn from",
           .least_n = 1,
           .greatest_n = 32,
           .complete = true,
           .ordered = true,
           .search = backtracking},
};

}  // namespace

std::span<const Solver> solvers() {
    return table;
}

const Solver* find_solver(std::string_view name) {
    const auto* const row =
        std::find_if(table.begin(), table.end(), [name](const Solver& s) { return s.name == name; });
    return row == table.end() ? nullptr : row;
}

void check_size(std::string_view name, int n) {
    const Solver& solver = *find_solver(name);
    if (n < solver.least_n || n > solver.greatest_n)
        throw std::invalid_argument(std::string(name) + " " + std::to_string(n) +
                                    ": out of its range; give " + std::to_string(solver.least_n) + " to " +
                                    std::to_string(solver.greatest_n));
}

}  // namespace queenreel
