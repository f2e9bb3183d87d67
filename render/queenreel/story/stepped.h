#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <utility>

#include "queenreel/base/generator.h"
#include "queenreel/frame/frame.h"
#include "queenreel/story/story.h"
#include "queenreel/timing/motion_time.h"
#include "queenreel/timing/pace.h"

namespace queenreel {

/// A story told in steps, each with a picture that is quick to make.
class SteppedStoryline : public Storyline {
  public:
    explicit SteppedStoryline(StoryOptions options) : options_(std::move(options)) {}

    /// The moments of its steps.
    Generator<Moment> moments() override;

    /// A frame's number is its step's number in the whole story. In a frame with less than its reading time,
    /// lead-ins are shorter by the same share; they are omitted if less than a third of their time would be
    /// left or if the previous step was not shown. If the previous step was not shown, moves are omitted and
    /// a movement becomes a fade. Captions are omitted if the options have none.
    Generator<Frame> frames(Pacer pacer) final;

    std::uint64_t last_number(const StoryTotals& totals) const final { return totals.last_number; }

  protected:
    /// A step's picture, without number and duration, and its moment, which lasts long enough to see the
    /// lead-ins and the movement and then to read the caption.
    struct Step {
        Step(Frame picture, Moment of = MomentKind::step) : frame(std::move(picture)), moment(of) {
            moment.reading = std::max(moment.reading, reading_time(frame.caption)) + frame.movement.duration +
                             led_in(frame);
        }

        Frame frame;
        Moment moment;
        std::chrono::microseconds rest = min_hold_of_motion;  ///< the least time shown after lead-ins
    };

    const StoryOptions& options() const { return options_; }

    /// The total duration of a frame's lead-ins.
    static std::chrono::microseconds led_in(const Frame& frame);

    /// Yields the steps in order.
    virtual Generator<Step> steps() = 0;

  private:
    StoryOptions options_;
};

}  // namespace queenreel
