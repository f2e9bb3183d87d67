#pragma once

#include <string>
#include <vector>

#include "queenreel/frame/panel.h"
#include "queenreel/story/funnel/board_count.h"

namespace queenreel {

/// One line of a zoom. The first stands for all boards; each of the others magnifies the beginning of the
/// line before, until the few boards at its beginning are visible.
struct ZoomLevel {
    double factor = 1;  ///< magnification relative to the first line
    double boards = 0;  ///< boards on the whole line
    double share = 0;   ///< share of the line that the few boards take, 0 … 1, true to scale
};

/// The magnification from one level to the next; the last step may be 10 or 100.
inline constexpr double zoom_step = 1000;

/// The level at a share, 0 … 1, of the way between two levels: it grows exponentially.
ZoomLevel between(const ZoomLevel& from, const ZoomLevel& to, double share);

/// The share of a line from which something on it is visible.
inline constexpr double seen_share = 0.02;

/// The levels from a line of `all` boards on, to make `few` of them visible; only on the last level do these
/// have at least `seen_share`. Empty if `few` is 0, or if they are visible from the start.
std::vector<ZoomLevel> zoom_levels(const BoardCount& all, const BoardCount& few);

/// The bars of the lines up to a level, the last `max_bars` of them.
BarsPanel zoom_bars(const std::vector<ZoomLevel>& levels, const BoardCount& few, std::size_t level,
                    std::size_t max_bars, const Words& words);

/// The caption of a level: "1,000 times closer: …".
std::string zoom_caption(const ZoomLevel& level, const BoardCount& few, const Words& words);

}  // namespace queenreel
