#pragma once

#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "queenreel/base/generator.h"
#include "queenreel/timing/pace.h"

namespace queenreel {

/// Six changes of a picture in a second are at most three flashes, and more may cause seizures (WCAG 2.1,
/// 2.3.1): no picture of a fitted film is shown for less.
inline constexpr std::chrono::microseconds min_showing{166'667};

/// Totals of the moments that a pace selects from a story.
struct StoryTotals {
    /// A number of moments and their full holds; holds below `min_showing` count as that.
    struct Sum {
        std::uint64_t moments = 0;
        std::chrono::microseconds hold{0};

        void add(std::chrono::microseconds one) {
            ++moments;
            hold += one;
        }
    };

    Sum skippable;  ///< moments that can be omitted
    Sum required;   ///< moments that cannot, including the last one
    Sum told;       ///< the set pieces, which are never omitted and not in the other two

    std::chrono::microseconds told_least{0};  ///< their minimum: Pace::least_hold()
    std::uint64_t acts = 0;                   ///< number of set pieces that are not cards

    /// The moments between two set pieces.
    struct Gap {
        Sum all;
        Sum required;                        ///< the required ones among them
        Sum brisk;                           ///< those that do not lead on, without captions of their own
        std::chrono::microseconds least{0};  ///< the least time they take; what must be seen is not shortened

        std::chrono::microseconds skippable() const { return all.hold - required.hold; }
    };

    /// Gaps before the first set piece, between set pieces and after the last, in order.
    std::vector<Gap> gaps{Gap{}};

    std::uint64_t solutions = 0;
    std::optional<std::chrono::microseconds> first_hold;  ///< of the first required moment
    std::chrono::microseconds last_hold{0};
    std::chrono::microseconds unfitted{0};  ///< the sum of all holds at this pace, including short ones
    std::uint64_t last_number = 0;          ///< the number of the last one in the story, from 1

    std::uint64_t moments() const { return skippable.moments + required.moments + told.moments; }
    std::chrono::microseconds hold() const { return skippable.hold + required.hold + told.hold; }

    /// The shortest film in which set pieces can be read and all required moments are seen, including its end
    /// pause.
    std::chrono::microseconds min_duration(const Pace& pace) const {
        return told_least + static_cast<std::int64_t>(required.moments) * min_showing + pace.end_pause;
    }

    /// The shortest film that omits only moments that lead on to others which show the same.
    std::chrono::microseconds min_duration_of_all(const Pace& pace) const {
        std::chrono::microseconds all = told_least + pace.end_pause;
        for (const Gap& gap : gaps)
            all += gap.least;
        return all;
    }
};

/// A moment's hold in a fitted film.
std::chrono::microseconds seen_hold(const Pace& pace, const Moment& moment);

/// The shortest hold of a set piece in a fitted film.
std::chrono::microseconds least_hold(const Pace& pace, const Moment& moment);

/// Returns true if moments of that kind must not be omitted.
bool must_be_seen(MomentKind moment);

/// The extent to which measure() reads a story.
struct Extent {
    bool whole = false;  ///< to its end, rather than until nothing more can be selected
    std::uint64_t max_moments = std::numeric_limits<std::uint64_t>::max();  ///< stop when more are selected
};

/// Adds up a story's moments. If there are more than `extent.max_moments`, it stops after one more.
StoryTotals measure(const Pace& pace, Generator<Moment> story, const Extent& extent = {});

}  // namespace queenreel
