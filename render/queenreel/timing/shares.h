#pragma once

#include <chrono>
#include <cstdint>
#include <vector>

#include "queenreel/timing/totals.h"

namespace queenreel {

/// The minimum length of a brisk part: one caption covers all of it.
inline constexpr std::chrono::microseconds min_brisk{1'420'000};

/// A share of a time, rounded down.
inline std::chrono::microseconds part_of(std::chrono::microseconds time, double share) {
    return std::chrono::microseconds{static_cast<std::int64_t>(share * static_cast<double>(time.count()))};
}

/// The share of a request that is granted, 0 … 1; slightly less, so that rounding never makes shares add up
/// to more than there is.
inline double share_of(std::chrono::microseconds given, std::chrono::microseconds asked) {
    return given < asked
               ? static_cast<double>(given.count()) / static_cast<double>(asked.count()) * (1 - 1e-12)
               : 1;
}

/// The part of a story between two set pieces in a fitted film: its beginning is shown moment by moment, and
/// the rest, if any, hurried.
struct GapShare {
    /// Story time shown moment by moment; if it equals the gap's total, all of the gap is.
    std::chrono::microseconds told{0};

    /// The share, 0 … 1, that is shown of the amount by which a moment's hold exceeds its least.
    double of_rest = 1;

    bool brisk = false;                   ///< uses the kinds' holds, too short for captions of single moments
    std::chrono::microseconds longer{0};  ///< added to each moment of a brisk gap with few moments
    bool whole = false;                   ///< nothing of it is hurried

    std::chrono::microseconds room{0};  ///< film time for all of it, except what must be seen in a hurried
                                        ///< rest

    friend bool operator==(const GapShare&, const GapShare&) = default;
};

/// The division of a film that is too short to hold everything in full.
struct FilmShares {
    double of_told = 1;                         ///< as GapShare::of_rest, for set pieces
    std::chrono::microseconds staying{0};       ///< for hurried moments that must be seen
    std::chrono::microseconds hurried_hold{0};  ///< what these would take in full
    std::uint64_t hurried_moments = 0;          ///< the number of these
    std::vector<GapShare> gaps;                 ///< parallel to StoryTotals::gaps

    friend bool operator==(const FilmShares&, const FilmShares&) = default;
};

/// Divides a film of `room`, which is less than the story requests and at least its minimum.
///
/// A story with acts is shown as far as there is room, and the rest is hurried. The hurried part takes a
/// quarter of the film, or more if moments that must be seen need more. Room goes, in this order, to set
/// pieces at their least; to the gaps between them at their kinds' pace, from the first; to set pieces in
/// full; to gaps in full, with captions; and to the beginning of the first hurried gap. A story without acts
/// is hurried as a whole, except for its short gaps.
FilmShares shared_out(const StoryTotals& totals, std::chrono::microseconds room);

}  // namespace queenreel
