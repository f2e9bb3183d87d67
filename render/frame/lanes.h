#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "frame/layout.h"
#include "frame/panel_demand.h"

namespace queenreel {

/// Panels in lanes: columns side by side, each from the top, or rows one below the other, each from the left.
struct Lanes {
    enum class Direction { columns, rows };

    Direction direction = Direction::columns;
    std::vector<std::vector<std::size_t>> panels;  ///< of each lane, as elements of the demands
};

/// All ways to have `panels` in one to `most` lanes, each lane in their order.
std::vector<Lanes> all_lanes(const std::vector<std::size_t>& panels, std::size_t max,
                             Lanes::Direction direction);

/// The greatest font size, in pixels, with which the lanes fit into `room`, `gap` pixels apart; not more than
/// 0 where none does.
double max_em(const Lanes& lanes, std::span<const PanelDemand> demands, const Rect& room, int gap);

/// The area, in square pixels, that stays empty at the ends of lanes in which nothing grows.
double wasted(const Lanes& lanes, std::span<const PanelDemand> demands, const Rect& room, int gap, double em);

/// A panel, and the rectangle it has.
struct PlacedPanel {
    std::size_t panel = 0;
    Rect place{};
};

/// The rectangles of all panels in the lanes with that font size, from the upper left of `room`. Panels that
/// grow share what is left; the others get a little of the width.
std::vector<PlacedPanel> placed(const Lanes& lanes, std::span<const PanelDemand> demands, const Rect& room,
                                int gap, double em);

}  // namespace queenreel
