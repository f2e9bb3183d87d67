#pragma once

#include <string_view>
#include <vector>

#include "cli/options/option.h"
#include "puzzle/board.h"

namespace queenreel {

/// The option row of --queens, with what the command does with a placement in place of solving.
std::vector<Option> queens_option(std::string_view verb = "draw");

/// The option row of --queens-from, likewise.
std::vector<Option> queens_from_option(std::string_view verb = "draw");

/// Queens on an n×n board, wherever they stand: squares as in `c3,f6` or `2:5,3:1`; `none`; or one board as
/// solve prints it, in any of its formats. Throws UsageError that names `what` was read, why it is no such
/// board, and what would be one.
Board parse_queens(std::string_view what, std::string_view text, int n);

}  // namespace queenreel
