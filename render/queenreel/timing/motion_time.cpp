#include "queenreel/timing/motion_time.h"

#include <algorithm>

#include "queenreel/frame/tokens.h"

namespace queenreel {

using std::chrono::microseconds;

double eased(double time) {
    return time * time * (3 - 2 * time);
}

microseconds default_announcing_time(microseconds hold) {
    constexpr microseconds max{200'000};
    return std::min(hold / 8, max);
}

microseconds default_motion_time(microseconds hold, Way way) {
    constexpr microseconds min{glide_time};
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

namespace {

/// The rest of half a hold after queens have arrived and lines have grown.
microseconds left_to_move(microseconds hold) {
    return hold / 2 - default_announcing_time(hold) - default_motion_time(hold, Way::in_place) -
           growing_time(hold);
}

}  // namespace

microseconds shaking_time(microseconds hold) {
    constexpr microseconds time{250'000};
    constexpr microseconds least_hold{1'800'000};  // in faster pictures it would be one flash too many
    return hold < least_hold || left_to_move(hold) < time ? microseconds{0} : time;
}

microseconds lighting_time(microseconds hold) {
    constexpr microseconds least{400'000};
    constexpr microseconds most{1'000'000};
    const microseconds left = left_to_move(hold);
    return left < least ? microseconds{0} : std::min(left, most);
}

microseconds panel_motion_time(microseconds hold) {
    constexpr microseconds most{600'000};
    return std::min(hold / 2, most);
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
    const bool solved =
        std::ranges::any_of(frame.board.cells, [](const Cell& cell) { return cell.mark == Mark::solved; });
    const microseconds lights = solved ? lighting_time(hold) : microseconds{0};
    return led_in + grows + lights +
           (own ? frame.movement.duration
                : default_announcing_time(hold) + default_motion_time(hold, Way::in_place));
}

}  // namespace queenreel
