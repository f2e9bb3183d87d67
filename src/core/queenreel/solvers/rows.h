#pragma once

#include "queenreel/solvers/solver.h"

namespace queenreel {

// The rows of the solver table. Each solver's source file defines its own as a constant.

extern const Solver bitmask_solver;
extern const Solver backtracking_solver;
extern const Solver brute_solver;
extern const Solver tables_solver;
extern const Solver threats_solver;
extern const Solver forward_checking_solver;
extern const Solver forward_checking_mrv_solver;
extern const Solver dancing_links_solver;
extern const Solver min_conflicts_solver;
extern const Solver min_conflicts_random_solver;
extern const Solver linear_solver;
extern const Solver genetic_solver;
extern const Solver constructive_solver;

}  // namespace queenreel
