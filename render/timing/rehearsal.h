#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

#include "base/generator.h"
#include "timing/pace.h"

namespace queenreel {

/// Six changes of a picture in a second are at most three flashes, and more may cause seizures (WCAG 2.1,
/// 2.3.1): no picture of a fitted film is shown for less.
inline constexpr std::chrono::microseconds min_showing{166'667};

/// What a story that is shown comes to, told once before it is shown. Holds under `min_showing` count as
/// that.
struct Rehearsal {
    /// Moments, and how long they would be held in full.
    struct Sum {
        std::uint64_t moments = 0;
        std::chrono::microseconds hold{0};

        void add(std::chrono::microseconds one) {
            ++moments;
            hold += one;
        }
    };

    Sum may_go;     ///< what can be left out
    Sum must_stay;  ///< what cannot, the last moment among it
    std::uint64_t solutions = 0;
    std::optional<std::chrono::microseconds> first_hold;  ///< of the first moment that must stay
    std::chrono::microseconds last_hold{0};

    std::uint64_t moments() const { return may_go.moments + must_stay.moments; }
    std::chrono::microseconds hold() const { return may_go.hold + must_stay.hold; }
};

/// A beat's hold in a film that is fitted.
std::chrono::microseconds seen_hold(const Pace& pace, Beat beat);

/// Whether a moment of that beat may not be left out.
bool must_be_seen(Beat beat);

/// Listens to a story until nothing of it can be shown any more.
Rehearsal rehearse(const Pace& pace, Generator<Beat>& story);

}  // namespace queenreel
