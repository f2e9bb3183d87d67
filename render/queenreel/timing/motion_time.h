#pragma once

#include <chrono>
#include <cstdint>

#include "queenreel/frame/frame.h"

namespace queenreel {

/// The ways in which queens move to a frame.
enum class Way : std::uint8_t {
    in_place,  ///< they appear or disappear on their squares
    along,     ///< some move to other squares
};

/// The share of a way covered at a share of its time, slow at both ends: the smoothstep 3t² - 2t³ (Hermite
/// interpolation; GLSL specification, 8.3).
double eased(double time);

/// A frame with a shorter hold is cut to. After a movement with its own duration, a frame is held at least
/// this long.
inline constexpr std::chrono::microseconds min_hold_of_motion{400'000};

/// Returns the time for which a frame's caption is shown before queens move, for a hold of `hold`: an eighth
/// of it, at most 0.2 s.
std::chrono::microseconds default_announcing_time(std::chrono::microseconds hold);

/// Returns the time that queens take to move to a frame held for `hold`: in place a quarter of it, from 0.3
/// to 0.5 s; to other squares 0.3 s, because the points of a slower crown would flash on its way. Together
/// with the announcing time, never more than half of the hold.
std::chrono::microseconds default_motion_time(std::chrono::microseconds hold, Way way);

/// Returns the time for which lines of attack grow after queens have arrived on a frame held for `hold`, each
/// from the attacking queen: a quarter of a second, or less, because all motion takes at most half of the
/// hold.
std::chrono::microseconds growing_time(std::chrono::microseconds hold);

/// Returns the time for which a rejected queen shakes once lines of attack have reached it, on a frame held
/// for `hold`: a quarter of a second, or not at all, because all motion takes at most half of the hold.
std::chrono::microseconds shaking_time(std::chrono::microseconds hold);

/// Returns the time that it takes to light all queens of a solution, row by row, on a frame held for `hold`:
/// up to a second within half of the hold; 0 if that leaves less than 0.4 s.
std::chrono::microseconds lighting_time(std::chrono::microseconds hold);

/// The maximum time that panels move on the way to a frame held for `hold`.
std::chrono::microseconds panel_motion_time(std::chrono::microseconds hold);

/// The maximum time before queens have arrived on a frame, whatever precedes it.
std::chrono::microseconds max_motion_time(const Frame& frame);

}  // namespace queenreel
