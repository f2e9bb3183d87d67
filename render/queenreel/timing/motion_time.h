#pragma once

#include <chrono>
#include <cstdint>

#include "queenreel/frame/frame.h"

namespace queenreel {

/// How far queens go on their way to a frame.
enum class Way : std::uint8_t {
    in_place,  ///< they come or leave where they stand
    along,     ///< some go to other squares
};

/// A share of a way at a share of its time, slow at both ends: the smoothstep 3t² - 2t³ (Hermite
/// interpolation; GLSL specification, 8.3).
double eased(double time);

/// A frame held for less is cut to; one that queens come to in a time of its own stands so long afterwards.
inline constexpr std::chrono::microseconds min_hold_of_motion{400'000};

/// How long what is said of a frame held for `hold` is seen before queens move: an eighth of it, 0.2 s at the
/// most.
std::chrono::microseconds default_announcing_time(std::chrono::microseconds hold);

/// How long queens are on their way to a frame held for `hold`: in place a quarter of it, from 0.3 to 0.5 s;
/// to other squares 0.3 s, as the points of a slower crown would flash on its way. With the announcing time
/// never more than half of it.
std::chrono::microseconds default_motion_time(std::chrono::microseconds hold, Way way);

/// How long lines of attack grow once queens stand on a frame held for `hold`, each from the queen that
/// attacks: a quarter of a second, or less, as all that moves takes half of the hold at the most.
std::chrono::microseconds growing_time(std::chrono::microseconds hold);

/// How long a queen that is refused shakes, once lines of attack have reached it, on a frame held for `hold`:
/// a quarter of a second, or not at all, as all that moves takes half of the hold at the most.
std::chrono::microseconds shaking_time(std::chrono::microseconds hold);

/// How long it takes until all queens of a solution are lit, row by row, on a frame held for `hold`: up to a
/// second of half of the hold; nothing where that leaves less than 0.4 s.
std::chrono::microseconds lighting_time(std::chrono::microseconds hold);

/// How long panels move on the way to a frame held for `hold`, at the most.
std::chrono::microseconds panel_motion_time(std::chrono::microseconds hold);

/// How long it may take at the most until queens stand on a frame, whatever comes before it.
std::chrono::microseconds max_motion_time(const Frame& frame);

}  // namespace queenreel
