#pragma once

#include <string>
#include <vector>

#include "queenreel/frame/panel.h"
#include "queenreel/story/funnel/board_count.h"

namespace queenreel {

/// A line as long as all boards, and after it the beginning of the line before, as long as all of it, until
/// the few boards that stand at its beginning can be seen.
struct ZoomLevel {
    double factor = 1;  ///< how many times longer than on the first line
    double boards = 0;  ///< on the whole line
    double share = 0;   ///< of it that the few take, 0 … 1: true to scale
};

/// How many times longer each level is than the one before; the last may be 10 or 100.
inline constexpr double zoom_step = 1000;

/// A share, 0 … 1, of the way from one level to the next: at each moment as many times longer than before.
ZoomLevel between(const ZoomLevel& from, const ZoomLevel& to, double share);

/// The share of a line from which something on it is seen.
inline constexpr double seen_share = 0.02;

/// From the line of `all` boards on, of which `few` are to be seen; only the last level shows at least
/// `seen_share` of them. Nothing where there are none, or where they are seen at once.
std::vector<ZoomLevel> zoom_levels(const BoardCount& all, const BoardCount& few);

/// The lines up to a level, the last `max_bars` of them.
BarsPanel zoom_bars(const std::vector<ZoomLevel>& levels, const BoardCount& few, std::size_t level,
                    std::size_t max_bars);

/// What a level shows, in a caption: "1,000 times closer: …".
std::string zoom_caption(const ZoomLevel& level, const BoardCount& few);

}  // namespace queenreel
