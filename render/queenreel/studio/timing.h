#pragma once

#include <chrono>
#include <functional>
#include <optional>

#include "queenreel/base/generator.h"
#include "queenreel/frame/look.h"
#include "queenreel/story/story.h"
#include "queenreel/timing/limit_flashes.h"
#include "queenreel/timing/pace.h"
#include "queenreel/timing/transition.h"

namespace queenreel {

/// The speed at which a film shows its story.
struct FilmTiming {
    Pace pace;
    std::optional<StoryTotals> totals{};                ///< of the story at this pace, if it was measured
    std::optional<std::chrono::microseconds> fitted{};  ///< the length chosen automatically, if any

    Pacer pacer() const;  ///< throws PaceError
};

/// The default length to which a longer search is fitted, which is its Story::length, and the shortest
/// length, for a search that fits whole into a minute. Less calm styles of pace take a share of both
/// (Pace::length_share).
inline constexpr std::chrono::seconds default_search_length = Story{}.length;
inline constexpr std::chrono::seconds short_search_length{45};

/// A search up to this length is shown in full: fitted, it would trade the captions of most of its moments
/// for a few seconds. Styles of pace take a share of it, too.
inline constexpr std::chrono::seconds longest_whole_search{90};

/// Measures an open story, like measure().
using Measure = std::function<StoryTotals(const Pace& pace)>;

/// Returns the timing of an open story, which it measures only if needed. A shortened search takes
/// short_search_length or the story's length, or longer if its solutions could not be seen in that time.
/// Throws PaceError if that exceeds ten minutes, and whatever `measure` throws.
FilmTiming film_timing(const Story& story, const Storyline& opened, const Pace& pace, Fit fit,
                       const Measure& measure);

/// Returns the default transition of a story.
Transition default_transition(const Story& story);

/// Generates the frames of a film: holds each long enough that nothing flashes, as reported in `report`,
/// which must outlive them, and adds moving queens, at `fps` pictures a second if the film has a constant
/// rate.
Generator<Frame> film_frames(Generator<Frame> frames, std::optional<double> fps, Transition transition,
                             FlashReport* report);

/// Sets the scene of a film's pictures to that of an open story. `coordinates`: those requested; nothing:
/// outside if the story names rows and columns. Throws SpecError for a bare board if the story has no board.
void show_scene(const Story& story, const Storyline& opened, std::optional<Coordinates> coordinates,
                Look& look);

}  // namespace queenreel
