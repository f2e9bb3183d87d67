#pragma once

#include <chrono>
#include <vector>

#include "queenreel/frame/frame.h"
#include "queenreel/timing/flight.h"

namespace queenreel {

/// The time between pictures of a movement, unless an output has a lower rate.
inline constexpr std::chrono::microseconds default_transition_step{40'000};

/// The smallest multiple of a step that is at least default_transition_step.
std::chrono::microseconds slow_step(std::chrono::microseconds step);

/// The flights to a frame and their timing; empty if it is cut to.
struct Flying {
    std::vector<Flight> flights{};
    std::chrono::microseconds announced{0};  ///< time before them
    std::chrono::microseconds duration{0};
    std::chrono::microseconds picture{0};  ///< duration of each of its pictures
    bool is_own = false;                   ///< whether it is the movement's own duration
};

/// Returns the moves of queens from one frame, shown for `hold_before`, to the next, as with_transitions()
/// says.
Flying flying(const Frame& before, const Frame& after, std::chrono::microseconds hold_before,
              Transition transition, std::chrono::microseconds step = default_transition_step);

}  // namespace queenreel
