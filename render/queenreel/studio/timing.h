#pragma once

#include <chrono>
#include <functional>
#include <optional>

#include "queenreel/base/generator.h"
#include "queenreel/frame/look.h"
#include "queenreel/story/story.h"
#include "queenreel/timing/limit_flashes.h"
#include "queenreel/timing/pace_spec.h"
#include "queenreel/timing/transition.h"

namespace queenreel {

/// How fast a film goes through its story.
struct FilmTiming {
    Pace pace;
    std::optional<StoryTotals> totals{};                ///< of the story at this pace, where it was measured
    std::optional<std::chrono::microseconds> fitted{};  ///< the length that was chosen, where none was given

    Pacer pacer() const { return Pacer(pace, totals); }  ///< throws PaceError
};

/// The length that a search is fitted to, where none is asked for and it would take longer in full; and the
/// shortest, for one that can be seen whole in a minute.
inline constexpr std::chrono::seconds default_search_length{75};
inline constexpr std::chrono::seconds short_search_length{45};

/// What reads an opened story's moments, as measure() does.
using Measure = std::function<StoryTotals(const Pace& pace)>;

/// Measures an opened story where that is needed. What is shortened takes short_search_length or
/// default_search_length, or more where its solutions could not be seen in that. Throws PaceError where that
/// is past ten minutes, and as `measure`.
FilmTiming film_timing(const Story& story, const Storyline& opened, const Pace& pace, Fit fit,
                       const Measure& measure);

/// How queens move in films of a story where nobody says it.
Transition default_transition(const Story& story);

/// The frames of a film: with holds long enough that nothing flashes, as `report` says, which must outlive
/// them, and with queens on their way, at `fps` pictures a second where the film has a constant rate.
Generator<Frame> film_frames(Generator<Frame> frames, std::optional<double> fps, Transition transition,
                             FlashReport* report);

/// Gives a film's pictures the scene of an opened story.
/// `coordinates`: those asked for; nothing: outside where the story names rows and columns. Throws SpecError
/// where the board alone is to be seen and the story has none.
void show_scene(const Story& story, const Storyline& opened, std::optional<Coordinates> coordinates,
                Look& look);

}  // namespace queenreel
