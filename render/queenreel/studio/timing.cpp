#include "queenreel/studio/timing.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "queenreel/base/spec_error.h"

#include "queenreel/story/story_spec.h"
#include "queenreel/timing/shares.h"

namespace queenreel {
namespace {

using std::chrono::microseconds;
using std::chrono::seconds;

constexpr microseconds max_default_length = std::chrono::minutes(10);
constexpr seconds max_short_search{60};

/// Returns a default length in the pace's style.
microseconds styled(seconds length, const Pace& pace) {
    const microseconds time = length;
    return part_of(time, pace.length_share());
}

/// The length up to which a story is shown in full by default.
seconds longest_whole(const Story& story) {
    return story.length < default_search_length ? story.length : longest_whole_search;
}

/// Returns the default length of a story, or a longer one if the required moments would pass too fast to be
/// seen.
microseconds pleasant_length(Pace pace, const StoryTotals& totals, seconds usual) {
    const auto whole = std::chrono::ceil<seconds>(totals.min_duration_of_all(pace));
    if (whole <= styled(std::min(usual, max_short_search), pace))
        return std::max<microseconds>(whole, styled(short_search_length, pace));
    if (const microseconds length = styled(usual, pace); totals.min_duration(pace) <= length)
        return length;
    const microseconds least = totals.min_duration(pace);
    if (pace.length_share() < 1 && least <= usual)
        return std::chrono::ceil<seconds>(least);
    const auto length = std::chrono::ceil<seconds>(least * 3 / 2);
    if (length <= max_default_length)
        return length;
    pace.duration = usual;
    throw PaceError(pace, totals);
}

}  // namespace

Pacer FilmTiming::pacer() const {
    return Pacer(pace, totals);
}

FilmTiming film_timing(const Story& story, const Storyline& opened, const Pace& pace, Fit fit,
                       const Measure& measure) {
    FilmTiming timing{.pace = pace};
    const bool may_be_fitted = story.follows_search && fit == Fit::automatic && !pace.duration;
    if (may_be_fitted || needs_totals(pace) || opened.needs_preview())
        timing.totals = measure(pace);
    if (may_be_fitted && timing.totals->unfitted + pace.end_pause > styled(longest_whole(story), pace)) {
        timing.fitted = pleasant_length(pace, *timing.totals, story.length);
        timing.pace.duration = timing.fitted;
    }
    return timing;
}

Transition default_transition(const Story& story) {
    return story.of_solutions ? Transition::cut : Transition::glide;
}

Generator<Frame> film_frames(Generator<Frame> frames, std::optional<double> fps, Transition transition,
                             FlashReport* report) {
    auto calm = limit_flashes(std::move(frames), report);
    if (transition == Transition::cut)
        return calm;
    microseconds step = default_transition_step;
    if (fps)
        step = microseconds(static_cast<std::int64_t>(1e6 / *fps));
    return with_transitions(std::move(calm), transition, step);
}

void show_scene(const Story& story, const Storyline& opened, std::optional<Coordinates> coordinates,
                Look& look) {
    look.scene = opened.scene();
    if (look.bare && !look.scene.board)
        throw SpecError("bare", "", fmt::format("the story {} has no board of its own", story.name),
                        "leave it out");
    if (!coordinates && story.names_lines && !look.bare)
        look.coordinates = Coordinates::outside;
}

}  // namespace queenreel
