#pragma once

#include <chrono>
#include <cstdint>
#include <vector>

#include "queenreel/timing/totals.h"

namespace queenreel {

/// A brisk part is shown for so long at the least: some words stand over all of it.
inline constexpr std::chrono::microseconds min_brisk{1'420'000};

/// A share of a time, rounded down.
inline std::chrono::microseconds part_of(std::chrono::microseconds time, double share) {
    return std::chrono::microseconds{static_cast<std::int64_t>(share * static_cast<double>(time.count()))};
}

/// How much of what is asked for is given, 0 … 1; a hair less, so that no rounding makes shares add up to
/// more than there is.
inline double share_of(std::chrono::microseconds given, std::chrono::microseconds asked) {
    return given < asked
               ? static_cast<double>(given.count()) / static_cast<double>(asked.count()) * (1 - 1e-12)
               : 1;
}

/// How a part of a story between two set pieces is told in a fitted film: its beginning moment by moment,
/// and the rest of it, if there is a rest, hurried through.
struct GapShare {
    /// What is told moment by moment, in holds of the story: all of the gap where that is its sum.
    std::chrono::microseconds told{0};

    /// Of what a moment's hold exceeds the least by, so much is shown: 0 … 1.
    double of_rest = 1;

    bool brisk = false;                   ///< with the kinds' holds, too short to say anything of each moment
    std::chrono::microseconds longer{0};  ///< added to each moment of a brisk gap of few
    bool whole = false;                   ///< nothing of it is hurried through

    std::chrono::microseconds room{0};  ///< film time for all of it but what must be seen of a hurried rest

    friend bool operator==(const GapShare&, const GapShare&) = default;
};

/// What each part of a story gets of a film that is too short to hold everything in full.
struct FilmShares {
    double of_told = 1;                         ///< as GapShare::of_rest, of set pieces
    std::chrono::microseconds staying{0};       ///< for what must be seen and is hurried to
    std::chrono::microseconds hurried_hold{0};  ///< in full it would take this
    std::uint64_t hurried_moments = 0;          ///< and is so many moments
    std::vector<GapShare> gaps;                 ///< as StoryTotals::gaps

    friend bool operator==(const FilmShares&, const FilmShares&) = default;
};

/// Shares out a film of `room`, less than the story asks for and no less than it needs at the least.
///
/// A story with acts is told as far as there is room, and hurried through for the rest, which takes a quarter
/// of the film, or more where what must be seen needs more. What is told comes in this order: set pieces at
/// their least; the gaps between them, the first before the others, at the pace of their kinds; set pieces in
/// full; gaps in full, with words; and then the beginning of the first hurried gap. A story without acts is
/// hurried through as a whole, its short gaps excepted.
FilmShares shared_out(const StoryTotals& totals, std::chrono::microseconds room);

}  // namespace queenreel
