#pragma once

#include "verify/board_check.h"
#include "verify/read/source.h"

namespace queenreel::judge {

/// Reads a GIF or MP4, as the report's kind says, gives the check the boards it shows one after the other,
/// and proves how long each is held. Throws UnreadableError.
void read_film(Source& source, BoardCheck& check);

}  // namespace queenreel::judge
