#pragma once

#include "queenreel/puzzle/numbering.h"
#include "queenreel/solvers/profile.h"
#include "queenreel/solvers/solver.h"

namespace queenreel {

/// A search to put into words.
struct ToldSearch {
    const Solver* solver;
    int n;
    BoardNames names;
    SearchProfile profile;
    bool complete;  ///< whether it finds every solution
    bool is_trace;  ///< rather than the solver's own search
};

}  // namespace queenreel
