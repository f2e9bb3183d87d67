#pragma once

#include "verify/board/picture.h"
#include "verify/read/bytes.h"

namespace queenreel::judge {

/// Draws an SVG with librsvg, 640 pixels at its longer side, in a child process with limits on time, memory
/// and files: a hostile SVG can crash librsvg, never end or take all memory. References to other files are
/// not followed. Throws UnreadableError: not well-formed, over a limit, crashed.
Picture read_svg(Bytes bytes);

}  // namespace queenreel::judge
