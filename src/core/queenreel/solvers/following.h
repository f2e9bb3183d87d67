#pragma once

#include <vector>

#include "queenreel/base/generator.h"
#include "queenreel/puzzle/square.h"

namespace queenreel {

/// Yields the solutions that follow one in lexicographic order, without searching for those before it: one
/// search per shared prefix, the longest first. Throws std::invalid_argument if `columns` is not a solution
/// or is longer than Puzzle::max_masked.
Generator<std::vector<int>> solutions_after(Solution columns);

}  // namespace queenreel
