#pragma once

#include <string_view>
#include <vector>

#include "cli/options/option.h"
#include "cli/options/request.h"
#include "cli/options/rule.h"
#include "puzzle/board.h"

namespace queenreel {

/// The option row of --queens, with what the command does with a placement in place of solving.
std::vector<Option> queens_option(std::string_view verb = "draw");

/// The option row of --queens-from, likewise.
std::vector<Option> queens_from_option(std::string_view verb = "draw");

/// Whether --queens or --queens-from has placements, and nothing is solved.
bool asks_for_placements(const Request& request);

/// The rules of both: only one is given, and none of the options that only a search heeds.
std::vector<Rule> placement_rules(std::vector<Term> of_searches, std::vector<Term> unless = {});

/// The placements on boards of n×n squares, one or more. Throws UsageError for what is none, FailedError for
/// a file that cannot be read or has none.
std::vector<Board> wanted_placements(const Request& request, int n);

}  // namespace queenreel
