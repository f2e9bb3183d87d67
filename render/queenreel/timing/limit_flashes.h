#pragma once

#include <chrono>

#include "queenreel/base/generator.h"
#include "queenreel/frame/frame.h"

namespace queenreel {

/// What limit_flashes() did.
struct FlashReport {
    std::chrono::microseconds added{0};  ///< to all holds together
};

/// The same frames, held longer where a cell of the board, what is below it, its light or a panel would
/// otherwise change more than six times within a second: six changes are three flashes, and more may cause
/// seizures (WCAG 2.1, 2.3.1).
/// Frames of at least `min_showing` pass as they are. Comes before transitions, which show a frame's changes
/// once its queens stand: the last time at which that may be is what counts. One frame behind; O(cells)
/// memory. `report`, where there is one, is kept up to date and must outlive the frames.
Generator<Frame> limit_flashes(Generator<Frame> frames, FlashReport* report = nullptr);

}  // namespace queenreel
