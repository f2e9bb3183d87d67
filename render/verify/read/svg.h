#pragma once

#include "verify/board/picture.h"
#include "verify/read/bytes.h"

namespace queenreel::judge {

/// Draws an SVG with librsvg, 800 pixels at its longer side, without its text. References to other files are
/// not followed. Throws UnreadableError when it is not well-formed or cannot be drawn.
Picture read_svg(Bytes bytes);

/// Loads what drawing needs besides the bytes, so that read_svg() opens no file from then on, and silences
/// the library: for a child process that is about to be confined.
void prepare_svg();

}  // namespace queenreel::judge
