#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "puzzle/board.h"

namespace queenreel {

/// The placements in a file, or in standard input for `-`: a board of n×n squares each, in any of the forms
/// of --queens, one a line, or several lines with a blank one between boards; a line of column names, as CSV
/// has it, and lines that begin with `#` are passed over. Or one JSON document: an array of boards, or what
/// `solve --format json` prints. Throws UsageError, which names the line and where in it, for what is none;
/// FailedError for a file that cannot be read or is longer than max_text_size.
std::vector<Board> placements_in(const std::string& path, int n);

/// The same of a text; `name` is that of its file in messages.
std::vector<Board> parse_placements(std::string_view name, std::string_view text, int n);

}  // namespace queenreel
