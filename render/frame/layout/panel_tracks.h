#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "frame/panel.h"
#include "frame/rect.h"

namespace queenreel {

/// Panels in tracks: columns side by side, each from the top, or rows one below the other, each from the
/// left.
struct PanelTracks {
    enum class Direction { columns, rows };

    Direction direction = Direction::columns;
    std::vector<std::vector<std::size_t>> panels;  ///< of each track, as elements of the demands
};

/// All ways to split `panels` into one to `max` tracks, in their order within each track.
std::vector<PanelTracks> all_track_layouts(const std::vector<std::size_t>& panels, std::size_t max,
                                           PanelTracks::Direction direction);

/// The greatest font size, in pixels, with which the tracks fit into `room`, `gap` pixels apart; 0 or less
/// where none does.
double max_em(const PanelTracks& tracks, std::span<const PanelDemand> demands, const Rect& room, int gap);

/// The area, in square pixels, that stays empty at the ends of tracks in which nothing grows.
double empty_area(const PanelTracks& tracks, std::span<const PanelDemand> demands, const Rect& room, int gap,
                  double em);

/// A panel, and the rectangle it has.
struct PlacedPanel {
    std::size_t panel = 0;
    Rect place{};
};

/// The rectangles of all panels in the tracks with that font size, from the upper left of `room`. Panels that
/// grow share what is left; the others get a little of the width.
std::vector<PlacedPanel> place_panels(const PanelTracks& tracks, std::span<const PanelDemand> demands,
                                      const Rect& room, int gap, double em);

}  // namespace queenreel
