#pragma once

#include <chrono>

#include "queenreel/timing/pace.h"

namespace queenreel {

/// A pace that holds solutions for `hold` and the last picture `end_pause` longer.
inline Pace held(std::chrono::microseconds hold, std::chrono::microseconds end_pause) {
    Pace pace;
    pace.set_hold(MomentKind::solution, hold);
    pace.end_pause = end_pause;
    return pace;
}

}  // namespace queenreel
