#include "cli/film_timing.h"

#include <utility>

#include "timing/transition.h"

namespace queenreel {
namespace {

using std::chrono::microseconds;
using std::chrono::seconds;

constexpr microseconds max_in_full = seconds(150);  // of a search, where nothing is asked for
constexpr microseconds default_length = seconds(90);
constexpr microseconds max_default_length = std::chrono::minutes(10);

/// The default length, or one in which what must be seen passes at a speed that lets it be seen.
microseconds pleasant_length(Pace pace, const StoryTotals& totals) {
    if (totals.min_duration(pace) <= default_length)
        return default_length;
    const auto length = std::chrono::ceil<seconds>(totals.min_duration(pace) * 3 / 2);
    if (length <= max_default_length)
        return length;
    pace.duration = default_length;
    throw PaceError(pace, totals);
}

}  // namespace

FilmTiming film_timing(const StoryRequest& wanted, Storyline& story, const Pacing& pacing) {
    FilmTiming timing{.pace = pacing.pace, .totals = {}, .fitted = {}};
    const bool may_be_fitted = wanted.story->follows_search && pacing.length == Length::automatic;
    if (may_be_fitted || needs_totals(pacing.pace) || story.needs_preview())
        timing.totals = measure_story(wanted, story, pacing.pace);
    if (may_be_fitted && timing.totals->unfitted + pacing.pace.end_pause > max_in_full) {
        timing.fitted = pleasant_length(pacing.pace, *timing.totals);
        timing.pace.duration = timing.fitted;
    }
    return timing;
}

Generator<Frame> film_frames(Generator<Frame> frames, const Motion& motion, Transition transition,
                             FlashReport* report) {
    auto calm = limit_flashes(std::move(frames), report);
    if (transition == Transition::cut)
        return calm;
    microseconds step = default_transition_step;
    if (motion.fps)
        step = microseconds(static_cast<std::int64_t>(1e6 / *motion.fps));
    return with_transitions(std::move(calm), transition, step);
}

}  // namespace queenreel
