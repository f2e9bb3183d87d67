#pragma once

#include <string>

#include "base/text.h"
#include "puzzle/board.h"

namespace queenreel {

/// "Queens on a8, e7 and b6.", "No queens."
std::string queens_in_words(const Board& board);

}  // namespace queenreel
