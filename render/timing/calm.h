#pragma once

#include "base/generator.h"
#include "frame/frame.h"

namespace queenreel {

/// The same frames, held longer where a cell of the board or a panel would otherwise change more than six
/// times within a second: six changes are three flashes, and more may cause seizures (WCAG 2.1, 2.3.1).
/// Frames of at least `min_showing` pass as they are. To be done before transitions. One frame behind;
/// O(cells) memory.
Generator<Frame> calm(Generator<Frame> frames);

}  // namespace queenreel
