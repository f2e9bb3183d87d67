#include "queenreel/timing/motion_time.h"

#include <algorithm>

namespace queenreel {

using std::chrono::microseconds;

microseconds default_motion_time(microseconds hold, Way way) {
    constexpr microseconds min{300'000};
    constexpr microseconds max{500'000};
    return std::min(hold / 2, way == Way::along ? min : std::clamp(hold / 4, min, max));
}

microseconds max_motion_time(const Frame& frame) {
    const microseconds hold = frame.duration;
    if (hold < min_hold_of_motion)
        return microseconds{0};
    const bool own =
        frame.movement.duration.count() > 0 && hold >= frame.movement.duration + min_hold_of_motion;
    return own ? frame.movement.duration : default_motion_time(hold, Way::in_place);
}

}  // namespace queenreel
