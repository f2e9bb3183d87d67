#pragma once

#include <cstdint>
#include <utility>

#include "base/generator.h"
#include "frame/frame.h"
#include "story/story.h"

namespace queenreel {

/// A story told in steps, each of which is a picture that is quickly made.
class SteppedStoryline : public Storyline {
  public:
    explicit SteppedStoryline(StoryOptions options) : options_(std::move(options)) {}

    /// A frame's number is that of its step in the whole story. Moves from a board that was not shown are
    /// left out, as captions are where the options have none.
    Generator<Frame> frames(Pacer pacer) final;

    std::uint64_t last_number(const StoryTotals& totals) const final { return totals.last_number; }

  protected:
    const StoryOptions& options() const { return options_; }

    /// Each step's picture, in order, without number and duration; one for each of moments().
    virtual Generator<Frame> steps() = 0;

    /// That many moments of the kind `step`.
    static Generator<Moment> moments(std::uint64_t count);

  private:
    StoryOptions options_;
};

}  // namespace queenreel
