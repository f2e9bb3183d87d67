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

/// What the moments that a pace selects from a story add up to.
struct StoryTotals {
    /// Moments, and how long they would be held in full; holds under `min_showing` count as that.
    struct Sum {
        std::uint64_t moments = 0;
        std::chrono::microseconds hold{0};

        void add(std::chrono::microseconds one) {
            ++moments;
            hold += one;
        }
    };

    Sum skippable;  ///< what can be left out
    Sum required;   ///< what cannot, the last moment included
    Sum told;       ///< the set pieces, none of which is left out; in neither of the others

    std::chrono::microseconds told_least{0};  ///< what they take at the least: Pace::least_hold()
    std::uint64_t acts = 0;                   ///< set pieces that are not cards

    /// What lies between two set pieces.
    struct Gap {
        Sum all;
        Sum required;                        ///< of them
        Sum brisk;                           ///< those that do not lead on, with nothing said of each
        std::chrono::microseconds least{0};  ///< they take at the least; what must be seen is not shortened

        std::chrono::microseconds skippable() const { return all.hold - required.hold; }
    };

    /// What comes before the first set piece, between each two and after the last, in turn.
    std::vector<Gap> gaps{Gap{}};

    std::uint64_t solutions = 0;
    std::optional<std::chrono::microseconds> first_hold;  ///< of the first moment that is required
    std::chrono::microseconds last_hold{0};
    std::chrono::microseconds unfitted{0};  ///< the sum of all holds as the pace has them, short ones too
    std::uint64_t last_number = 0;          ///< which of the story's moments the last one is, from 1

    std::uint64_t moments() const { return skippable.moments + required.moments + told.moments; }
    std::chrono::microseconds hold() const { return skippable.hold + required.hold + told.hold; }

    /// The shortest film in which set pieces can be read and all that is required can be seen, its end pause
    /// included.
    std::chrono::microseconds min_duration(const Pace& pace) const {
        return told_least + static_cast<std::int64_t>(required.moments) * min_showing + pace.end_pause;
    }

    /// The shortest film in which nothing is left out but what leads on to something that shows it.
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

/// Whether moments of that kind may not be left out.
bool must_be_seen(MomentKind moment);

/// How far measure() follows a story.
struct Extent {
    bool whole = false;  ///< to its end, and not just until nothing more can be selected
    std::uint64_t max_moments = std::numeric_limits<std::uint64_t>::max();  ///< or until more are selected
};

/// Adds up a story's moments. Where there are more than `extent.max_moments`, it stops after one more.
StoryTotals measure(const Pace& pace, Generator<Moment> story, const Extent& extent = {});

}  // namespace queenreel
