#include "solvers/solver.h"

#include <algorithm>
#include <array>

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

}  // namespace queenreel
