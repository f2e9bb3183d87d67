#pragma once

#include <cstdint>
#include <vector>

#include "queenreel/frame/panel.h"
#include "queenreel/story/race/race.h"

namespace queenreel {

/// What the whole race takes, known once its moments have been read.
struct RaceTotals {
    std::vector<std::uint64_t> looks;  ///< of each racer
};

/// How many notes there are below each board.
inline constexpr int race_notes = 2;

/// The board of each racer, with what it has counted below; at speeds over 1 no more than its queens.
BoardsPanel race_boards(const Race& race, std::uint64_t speed);

/// A lane a racer, filled by the share of its own work that is done, from the first picture to the last: the
/// clock runs for all of them alike, and whoever needs the fewest looks is at the end of the lane first.
BarsPanel race_track(const Race& race, const RaceTotals& totals);

}  // namespace queenreel
