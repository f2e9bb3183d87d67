#pragma once

#include <string_view>

#include "queenreel/boards/forms.h"
#include "queenreel/puzzle/puzzle.h"

namespace queenreel {

/// Reads a puzzle drawn with one line per row, from the top: `.` is an open square, `Q` a given queen, `#` a
/// blocked square. Skips blanks between squares and empty lines. Throws BoardTextError, with the file's
/// `name` and the line and column of the fault, also for boards of more than `max` rows.
Puzzle read_puzzle(std::string_view name, std::string_view text, int max);

}  // namespace queenreel
