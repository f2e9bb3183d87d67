#pragma once

#include <span>
#include <string_view>

#include "solvers/generator.h"
#include "solvers/search_event.h"

namespace queenreel {

/// What a solver is asked to tell.
enum class Detail {
    solutions,  ///< only events of kind `solution`, at full speed
    steps,      ///< every event
};

/// A row of the solver table. A new solver is one file with such a function and one row in solver.cpp.
struct Solver {
    std::string_view name;     ///< as on the command line
    std::string_view summary;  ///< one line for `list solvers`
    int least_n;               ///< the range of n it takes …
    int greatest_n;            ///< … both ends included
    bool complete;             ///< finds every solution, each once
    bool ordered;              ///< solutions come in lexicographic order

    /// The search on an n×n board, told as it goes. Memory does not grow with what has been told. For n
    /// outside the range, the generator's first step throws std::invalid_argument.
    Generator<SearchEvent> (*search)(int n, Detail detail);
};

/// All solvers; the first is the default.
std::span<const Solver> solvers();

/// The solver of that name, or null.
const Solver* find_solver(std::string_view name);

/// Throws std::invalid_argument when n is outside the range of the solver of that name, a row of the table.
void check_size(std::string_view name, int n);

Generator<SearchEvent> bitmask(int n, Detail detail);
Generator<SearchEvent> backtracking(int n, Detail detail);

}  // namespace queenreel
