#include "queenreel/timing/motion_time.h"

#include <algorithm>

namespace queenreel {

using std::chrono::microseconds;

microseconds default_announcing_time(microseconds hold) {
    constexpr microseconds max{200'000};
    return std::min(hold / 8, max);
}

microseconds default_motion_time(microseconds hold, Way way) {
    constexpr microseconds min{300'000};
    constexpr microseconds max{500'000};
    return std::min(hold / 2 - default_announcing_time(hold),
                    way == Way::along ? min : std::clamp(hold / 4, min, max));
}

microseconds growing_time(microseconds hold) {
    constexpr microseconds min{100'000};
    constexpr microseconds max{250'000};
    const microseconds left =
        hold / 2 - default_announcing_time(hold) - default_motion_time(hold, Way::in_place);
    return left < min ? microseconds{0} : std::min(left, max);
}

microseconds sliding_time(microseconds hold) {
    constexpr microseconds max{800'000};
    return std::min(hold / 4, max);
}

microseconds max_motion_time(const Frame& frame) {
    microseconds led_in{0};
    for (const LeadIn& lead_in : frame.lead_ins)
        led_in += lead_in.duration;
    const microseconds hold = frame.duration - led_in;
    if (hold < min_hold_of_motion)
        return led_in;
    const bool own =
        frame.movement.duration.count() > 0 && hold >= frame.movement.duration + min_hold_of_motion;
    const microseconds grows = frame.board.lines.empty() ? microseconds{0} : growing_time(hold);
    return led_in + grows +
           (own ? frame.movement.duration
                : default_announcing_time(hold) + default_motion_time(hold, Way::in_place));
}

}  // namespace queenreel
