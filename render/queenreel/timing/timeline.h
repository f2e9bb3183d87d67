#pragma once

#include <cstdint>
#include <functional>
#include <stdexcept>
#include <vector>

#include "queenreel/base/generator.h"
#include "queenreel/timing/pacer.h"
#include "queenreel/timing/totals.h"

namespace queenreel {

/// The maximum number of pictures in a page: their kinds and times stay in memory, and readers search them.
inline constexpr std::uint64_t max_page_pictures = 200'000;

/// Thrown if a story has more pictures than allowed.
struct TooLongError : std::runtime_error {
    explicit TooLongError(std::uint64_t most);

    std::uint64_t max;
};

/// The pictures of a story, known before any is drawn.
struct Timeline {
    std::vector<MomentKind> kinds;
    std::vector<std::uint32_t> durations;  ///< microseconds; at most an hour
};

/// A story measured at a pace.
struct MeasuredStory {
    Timeline timeline;
    Pacer pacer;  ///< unused, for Storyline::frames()
};

/// Measures a story picture by picture. `moments` yields its moments from the start at each call; they are
/// read once, or twice if the pace depends on all of them. Law: Storyline::frames(pacer) yields as many
/// frames as the timeline has kinds, with its durations. Throws PaceError, TooLongError for more pictures
/// than `extent.max_moments`, and what `moments` throws.
MeasuredStory measure_pictures(const std::function<Generator<Moment>()>& moments, const Pace& pace,
                               const Extent& extent);

}  // namespace queenreel
