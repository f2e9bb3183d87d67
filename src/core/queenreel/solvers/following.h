#pragma once

#include <vector>

#include "queenreel/base/generator.h"
#include "queenreel/puzzle/square.h"

namespace queenreel {

/// The solutions after one in lexicographic order, without a search for those before: a search for each
/// longest beginning that it shares with them. Throws std::invalid_argument for columns that are no solution,
/// and past Puzzle::max_masked.
Generator<std::vector<int>> solutions_after(Solution columns);

}  // namespace queenreel
