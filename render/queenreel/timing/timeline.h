#pragma once

#include <cstdint>
#include <functional>
#include <stdexcept>
#include <vector>

#include "queenreel/base/generator.h"
#include "queenreel/timing/pacer.h"
#include "queenreel/timing/totals.h"

namespace queenreel {

/// A page tells so many pictures at the most: their kinds and times are kept, and a reader looks for one.
inline constexpr std::uint64_t max_page_pictures = 200'000;

/// A story has more pictures than are wanted.
struct TooLongError : std::runtime_error {
    explicit TooLongError(std::uint64_t most);

    std::uint64_t max;
};

/// What each picture of a story is, known before any is drawn.
struct Timeline {
    std::vector<MomentKind> kinds;
    std::vector<std::uint32_t> durations;  ///< microseconds; an hour at the most
};

/// A story at a pace, measured.
struct MeasuredStory {
    Timeline timeline;
    Pacer pacer;  ///< a new one, for Storyline::frames()
};

/// Measures a story picture by picture: reads its moments, which begin anew at each call of `moments`, once,
/// or twice where the pace depends on all of them. Law: Storyline::frames(pacer) gives as many frames as the
/// timeline has kinds, with its durations. Throws PaceError, TooLongError for more pictures than
/// `extent.max_moments`, and as `moments`.
MeasuredStory measure_pictures(const std::function<Generator<Moment>()>& moments, const Pace& pace,
                               const Extent& extent);

}  // namespace queenreel
