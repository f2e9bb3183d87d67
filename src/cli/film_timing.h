#pragma once

#include <chrono>
#include <optional>

#include "cli/options/film_options.h"
#include "cli/options/pacing.h"
#include "cli/options/story_request.h"
#include "story/story.h"
#include "timing/limit_flashes.h"

namespace queenreel {

/// How fast a film goes through its story.
struct FilmTiming {
    Pace pace;
    std::optional<StoryTotals> totals;                ///< of the story at this pace, where it was measured
    std::optional<std::chrono::microseconds> fitted;  ///< the length that was chosen, where none was given

    Pacer pacer() const { return Pacer(pace, totals); }  ///< throws PaceError
};

/// Measures the story where that is needed. One that follows a search, would take over a minute, and was
/// given no length is fitted to a minute, or to more where its solutions could not be seen in that. Throws
/// PaceError where that is past ten minutes; UsageError; TraceError.
FilmTiming film_timing(const StoryRequest& wanted, Storyline& story, const Pacing& pacing);

/// The frames of a film: with holds long enough that nothing flashes, as `report` says, which must outlive
/// them, and with queens on their way.
Generator<Frame> film_frames(Generator<Frame> frames, const Motion& motion, Transition transition,
                             FlashReport* report);

}  // namespace queenreel
