#include "queenreel/story/stepped.h"

#include <optional>

#include "queenreel/timing/motion_time.h"

namespace queenreel {

Generator<Moment> SteppedStoryline::moments() {
    for (const Step& step : steps())
        co_yield step.moment;
}

std::chrono::microseconds SteppedStoryline::led_in(const Frame& frame) {
    std::chrono::microseconds time{0};
    for (const LeadIn& lead_in : frame.lead_ins)
        time += lead_in.duration;
    return time;
}

Generator<Frame> SteppedStoryline::frames(Pacer pacer) {
    std::uint64_t number = 0;
    bool shown_before = true;
    for (const auto& [picture, moment] : steps()) {
        ++number;
        const std::optional<Showing> showing = pacer.next(moment);
        const bool follows = std::exchange(shown_before, showing.has_value());
        if (!showing)
            continue;
        Frame frame = picture;
        frame.moment = moment.kind;
        frame.number = number;
        frame.duration = showing->duration;
        if (!follows || frame.duration < led_in(frame) + min_hold_of_motion)
            frame.lead_ins.clear();
        if (!follows) {
            frame.moves.clear();
            if (frame.movement != Movement{})
                frame.movement = {.path = Movement::Path::fade};
        }
        if (!options_.captions) {
            frame.caption.clear();
            for (LeadIn& lead_in : frame.lead_ins)
                lead_in.caption.reset();
        }
        co_yield frame;
        if (pacer.is_over())
            break;
    }
}

}  // namespace queenreel
