#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/cli/options/rule.h"
#include "queenreel/puzzle/board.h"

namespace queenreel {

/// The options of placements that are given, and not solved.
struct PlacementArgs {
    std::optional<std::string> queens;       ///< as typed: what it means depends on N
    std::optional<std::string> queens_from;  ///< a file of placements
};

/// Whether placements are given, and nothing is solved.
bool asks_for_placements(const PlacementArgs& args);

/// --queens and --queens-from, with what the command does with placements in place of solving.
Rows<PlacementArgs> placement_rows(std::string_view verb = "draw");

/// The rules of both: only one is given, and none of the options that only a search heeds.
std::vector<Rule> placement_rules(const std::vector<Term>& of_searches, const std::vector<Term>& unless = {});

/// The placements on boards of n×n squares, one or more. Throws UsageError for what is none, FailedError for
/// a file that cannot be read or has none.
std::vector<Board> wanted_placements(const PlacementArgs& args, int n);

/// The text of a file of boards, or of standard input for `-`. Throws FailedError for one that cannot be
/// read.
std::string list_text(const std::string& path);

}  // namespace queenreel
