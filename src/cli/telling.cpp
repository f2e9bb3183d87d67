#include "cli/telling.h"

#include <algorithm>
#include <utility>

#include "cli/signals.h"
#include "timing/calm.h"
#include "timing/pacer.h"
#include "timing/transition.h"

namespace queenreel {
namespace {

using std::chrono::microseconds;
using std::chrono::seconds;

constexpr microseconds default_length = std::chrono::minutes(1);
constexpr microseconds max_default_length = std::chrono::minutes(10);

/// Whether the story takes longer than default_length with holds in full. Looks no further than that.
bool is_long(const Story& story, StoryOptions options) {
    microseconds sum = std::exchange(options.pace.end_pause, microseconds{0});
    auto frames = story.tell(std::move(options));
    for (const Frame& frame : frames)
        if ((sum += frame.duration) > default_length)
            return true;
    return false;
}

/// A length in which solutions that must be seen pass at a speed that lets them be seen.
microseconds pleasant(const PaceError& error) {
    const auto length = std::chrono::ceil<seconds>(error.min * 3 / 2);
    if (length > max_default_length)
        throw error;
    return length;
}

/// The least length, where the one that the options ask for is too short.
std::optional<PaceError> why_too_short(const Story& story, const StoryOptions& options) {
    auto frames = story.tell(options);
    try {
        frames.begin();
    } catch (const PaceError& error) {
        return error;
    }
    return std::nullopt;
}

enum class Sign { plus = 1, minus = -1 };

/// The same frames; their durations are added to `sum`, or taken from it.
Generator<Frame> added_up(Generator<Frame> frames, microseconds& sum, Sign sign) {
    for (const Frame& frame : frames) {
        sum += static_cast<int>(sign) * frame.duration;
        co_yield frame;
    }
}

Transition transition_of(const StoryRequest& tale, const Motion& motion) {
    const bool is_of_solutions = tale.story == &stories().front();
    return motion.transition.value_or(is_of_solutions ? Transition::cut : Transition::glide);
}

}  // namespace

std::optional<microseconds> set_pace(StoryRequest& tale, const Pacing& pacing) {
    const NothingToLose looking;
    StoryOptions& options = tale.options;
    options.pace = pacing.pace;
    if (pacing.length != Length::automatic || !tale.story->follows_search || !is_long(*tale.story, options))
        return std::nullopt;
    options.pace.duration = default_length;
    if (const auto error = why_too_short(*tale.story, options))
        options.pace.duration = pleasant(*error);
    return options.pace.duration;
}

Generator<Frame> film_of(const StoryRequest& tale, const Motion& motion, microseconds& calmed) {
    auto frames = added_up(tale.story->tell(tale.options), calmed, Sign::minus);
    frames = added_up(calm(std::move(frames)), calmed, Sign::plus);
    const Transition transition = transition_of(tale, motion);
    if (transition == Transition::cut)
        return frames;
    microseconds step = default_transition_step;
    if (motion.fps)
        step = std::max(step, microseconds(static_cast<std::int64_t>(1e6 / *motion.fps)));
    return with_transitions(std::move(frames), transition, step);
}

}  // namespace queenreel
