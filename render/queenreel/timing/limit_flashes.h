#pragma once

#include <chrono>

#include "queenreel/base/generator.h"
#include "queenreel/frame/frame.h"

namespace queenreel {

/// The effect of limit_flashes().
struct FlashReport {
    std::chrono::microseconds added{0};  ///< to all holds in total
};

/// Holds frames longer where a cell of the board, the guide below it, its light or a panel would otherwise
/// change more than six times within a second: six changes are three flashes, and more may cause seizures
/// (WCAG 2.1, 2.3.1). Frames of at least `min_showing` pass unchanged. Must come before transitions, which
/// show a frame's changes when its queens arrive: it counts the latest time at which they can arrive. Delays
/// frames by one; O(cells) memory. `report`, unless null, is kept up to date and must outlive the frames.
Generator<Frame> limit_flashes(Generator<Frame> frames, FlashReport* report = nullptr);

}  // namespace queenreel
