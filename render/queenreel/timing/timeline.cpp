#include "queenreel/timing/timeline.h"

#include <algorithm>
#include <chrono>
#include <limits>
#include <optional>
#include <utility>

#include "queenreel/base/text.h"

namespace queenreel {
namespace {

/// Moments read before a story counts as too long: a second or two of work in a browser.
constexpr std::uint64_t max_measured = 20'000'000;

Pacer new_pacer(Generator<Moment> moments, const Pace& pace, bool whole) {
    const StoryTotals totals =
        measure(pace, std::move(moments), {.whole = whole, .max_moments = max_measured});
    if (totals.moments() > max_measured)
        throw TooLongError(max_measured);
    return Pacer(pace, totals);
}

std::uint32_t kept(std::chrono::microseconds time) {
    return static_cast<std::uint32_t>(
        std::clamp<std::int64_t>(time.count(), 0, std::numeric_limits<std::uint32_t>::max()));
}

}  // namespace

TooLongError::TooLongError(std::uint64_t most)
    : std::runtime_error("the story has more than " + grouped(most) + " moments"), max(most) {}

MeasuredStory measure_pictures(const std::function<Generator<Moment>()>& moments, const Pace& pace,
                               const Extent& extent) {
    MeasuredStory measured{
        .timeline = {}, .pacer = needs_totals(pace) ? new_pacer(moments(), pace, extent.whole) : Pacer(pace)};
    Pacer pacer = measured.pacer;
    std::uint64_t read = 0;
    for (const Moment& moment : moments()) {
        if (const std::optional<Showing> showing = pacer.next(moment)) {
            measured.timeline.kinds.push_back(moment.kind);
            measured.timeline.durations.push_back(kept(showing->duration));
        }
        if (measured.timeline.kinds.size() > extent.max_moments)
            throw TooLongError(extent.max_moments);
        if (++read > max_measured)
            throw TooLongError(max_measured);
        if (pacer.is_over() && !extent.whole)
            break;
    }
    return measured;
}

}  // namespace queenreel
