#pragma once

#include <chrono>

#include "queenreel/base/generator.h"
#include "queenreel/frame/frame.h"

namespace queenreel {

/// Yields the pictures in which a card opens, for a time taken from the frame's. If it has lines of attack,
/// they grow from the queen first, and later each total comes in and counts up. Otherwise its totals, if it
/// has several, come in one by one. At least a quarter of the time is left to the card at rest. The first
/// picture begins its chapter. `step`: the time between pictures of growing lines. Yields nothing for other
/// frames and for those too short to open.
Generator<Frame> opening_card(Frame& arriving, std::chrono::microseconds step);

}  // namespace queenreel
