#pragma once

#include <cstdint>
#include <optional>

#include "queenreel/puzzle/numbering.h"
#include "queenreel/puzzle/puzzle.h"
#include "queenreel/solvers/profile.h"
#include "queenreel/solvers/solver.h"

namespace queenreel {

/// A search to put into words and panels.
struct ToldSearch {
    const Solver* solver;
    int n;
    BoardNames names;
    SearchProfile profile;
    bool complete;  ///< whether it finds every solution
    bool is_trace;  ///< as opposed to the solver's own search
    Puzzle puzzle = n;
    std::optional<std::uint64_t> total{};  ///< the number of solutions, if known
};

}  // namespace queenreel
