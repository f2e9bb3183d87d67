#pragma once

#include <optional>
#include <vector>

#include "queenreel/frame/card.h"
#include "queenreel/puzzle/numbering.h"
#include "queenreel/solvers/solver.h"
#include "queenreel/words/words.h"

namespace queenreel {

/// The totals on a title card about the boards that a whole search saves: the number with a queen in each
/// row, and the number it examines, including partial ones and the empty one. Empty for solvers that do not
/// try row by row which squares are safe, and for boards so small or large that it would not help.
std::vector<Card::Total> task_size(const Solver& solver, int n, const Words& words = {},
                                   Numbering numbering = Numbering::from_one);

/// The total on the end card of the same searches: the number of boards examined instead of all. Empty for
/// others.
std::optional<Card::Total> boards_looked_at(const Solver& solver, int n, const Words& words = {});

}  // namespace queenreel
