#pragma once

#include "verify/board_check.h"
#include "verify/read/source.h"

namespace queenreel::judge {

/// Reads a PNG or SVG, as the report's kind says, and gives the check its board. Throws UnreadableError.
void read_still(Source& source, BoardCheck& check);

}  // namespace queenreel::judge
