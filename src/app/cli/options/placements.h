#pragma once

#include <vector>

#include "cli/options/request.h"
#include "puzzle/board.h"

namespace queenreel {

/// Whether --queens or --queens-from has placements, and nothing is solved.
bool asks_for_placements(const Request& request);

/// Throws UsageError where both do, or an option is given that only a search heeds.
void check_placements(const Request& request);

/// The placements on boards of n×n squares, one or more. Throws UsageError for what is none, FailedError for
/// a file that cannot be read or has none.
std::vector<Board> wanted_placements(const Request& request, int n);

}  // namespace queenreel
