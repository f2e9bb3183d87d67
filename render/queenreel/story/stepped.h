#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <utility>

#include "queenreel/base/generator.h"
#include "queenreel/frame/frame.h"
#include "queenreel/story/story.h"
#include "queenreel/timing/pace.h"

namespace queenreel {

/// A story told in steps, each of which is a picture that is quickly made.
class SteppedStoryline : public Storyline {
  public:
    explicit SteppedStoryline(StoryOptions options) : options_(std::move(options)) {}

    /// Those of its steps.
    Generator<Moment> moments() override;

    /// A frame's number is that of its step in the whole story. What leads in to a frame is left out where
    /// the one before was not shown, or too little time would be left. Moves from a board that was not shown
    /// are left out, and a movement of their own fades, as captions are left out where the options have none.
    Generator<Frame> frames(Pacer pacer) final;

    std::uint64_t last_number(const StoryTotals& totals) const final { return totals.last_number; }

  protected:
    /// A step's picture, without number and duration, and what moment it is: one with the time to see what
    /// leads in to it and its movement, and then to read its caption.
    struct Step {
        Step(Frame picture, Moment of = MomentKind::step) : frame(std::move(picture)), moment(of) {
            moment.reading = std::max(moment.reading, reading_time(frame.caption)) + frame.movement.duration +
                             led_in(frame);
        }

        Frame frame;
        Moment moment;
    };

    const StoryOptions& options() const { return options_; }

    /// How long what leads in to a frame takes.
    static std::chrono::microseconds led_in(const Frame& frame);

    /// The steps in order.
    virtual Generator<Step> steps() = 0;

  private:
    StoryOptions options_;
};

}  // namespace queenreel
