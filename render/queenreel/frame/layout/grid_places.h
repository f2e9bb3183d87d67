#pragma once

#include <optional>
#include <vector>

#include "queenreel/frame/layout/arrangement_search.h"

namespace queenreel {

/// An arrangement, and where the panels that are shown lie in it, in their order.
struct GridPlaces {
    Arrangement arrangement{};
    std::vector<Rect> places{};
};

/// The places of panels: those of the same kinds in the scene's grid; for others, what is left over of it, or
/// a part of a growing panel's place. Where that has no room for them, or the scene has no grid, they are
/// arranged by themselves.
std::optional<GridPlaces> grid_places(const Look& look, int board_size, const std::vector<PanelSlot>& panels,
                                      Spacing spacing);

}  // namespace queenreel
