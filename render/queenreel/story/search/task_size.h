#pragma once

#include <vector>

#include "queenreel/frame/card.h"
#include "queenreel/solvers/solver.h"

namespace queenreel {

/// What a title says of the boards that a whole search saves: how many have a queen in each row, and how many
/// it looks at, those with fewer queens and the empty one included. Nothing of solvers that do not try row by
/// row which squares are safe, and of boards so small or so large that it would not help.
std::vector<Card::Total> task_size(const Solver& solver, int n);

}  // namespace queenreel
