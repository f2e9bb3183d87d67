#include "queenreel/story/stepped.h"

#include <optional>
#include <vector>

#include "queenreel/timing/shares.h"

namespace queenreel {
namespace {

/// Shortens lead-ins to a share of their time, or omits them if less than a third would be left.
void shorten(std::vector<LeadIn>& lead_ins, double share) {
    constexpr double least = 1.0 / 3;
    if (share < least)
        lead_ins.clear();
    else if (share < 1)
        for (LeadIn& lead_in : lead_ins)
            lead_in.duration = part_of(lead_in.duration, share);
}

}  // namespace

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
    for (const auto& [picture, moment, rest] : steps()) {
        ++number;
        const std::optional<Showing> showing = pacer.next(moment);
        const bool follows = std::exchange(shown_before, showing.has_value());
        if (!showing)
            continue;
        Frame frame = picture;
        frame.moment = moment.kind;
        frame.number = number;
        frame.duration = showing->duration;
        // In less than the reading time, lead-ins take the same share of it.
        const std::chrono::microseconds left = frame.duration - rest;
        shorten(frame.lead_ins,
                std::min(share_of(frame.duration, moment.reading), share_of(left, led_in(frame))));
        if (!follows) {
            frame.lead_ins.clear();
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
