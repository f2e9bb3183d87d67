#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/cli/options/rule.h"
#include "queenreel/puzzle/board.h"
#include "queenreel/puzzle/puzzle.h"

namespace queenreel {

/// The options for placements to use as they are, without solving.
struct PlacementArgs {
    std::optional<std::string> queens;       ///< as typed: its meaning depends on N
    std::optional<std::string> queens_from;  ///< a file of placements
};

/// Returns true if placements are given, so that nothing is solved.
bool asks_for_placements(const PlacementArgs& args);

/// --queens and --queens-from; `verb` says what the command does with placements instead of solving.
std::vector<Option> placement_rows(std::string_view verb = "draw");

/// The rules of both: only one may be given, and no options that apply only to a search.
std::vector<Rule> placement_rules(const std::vector<Term>& of_searches, const std::vector<Term>& unless = {});

/// Reads the placements on n×n boards, at least one. Throws UsageError for an invalid placement, and
/// FailedError for a file that cannot be read or contains none.
std::vector<Board> wanted_placements(const PlacementArgs& args, int n);

/// Adds the given queens to each board. Throws UsageError for a board with a queen on a blocked square.
void add_givens(std::vector<Board>& boards, const Givens& givens);

/// Reads the text of a file of boards, or standard input for `-`. Throws FailedError if it cannot be read.
std::string list_text(const std::string& path);

}  // namespace queenreel
