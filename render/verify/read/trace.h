#pragma once

#include "verify/board_check.h"
#include "verify/read/source.h"

namespace queenreel::judge {

/// Repeats the search of a trace, see trace/trace.h, and gives each board that it calls a solution. An event
/// that does not follow from those before it is a fault. Throws UnreadableError.
void read_trace(Source& source, BoardCheck& check);

}  // namespace queenreel::judge
