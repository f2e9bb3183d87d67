#pragma once

#include <string_view>

#include "queenreel/boards/forms.h"
#include "queenreel/puzzle/puzzle.h"

namespace queenreel {

/// The puzzle that a text draws, a line a row from the top: `.` an open square, `Q` a given queen, `#` a
/// blocked square. Blanks between squares and empty lines are passed over. Throws BoardTextError, which has
/// `name`, the file's, with the line and column where it is wrong; also for boards of more than `max` rows.
Puzzle read_puzzle(std::string_view name, std::string_view text, int max);

}  // namespace queenreel
