#pragma once

#include <span>

#include "queenreel/frame/board_panel.h"
#include "queenreel/frame/panel.h"
#include "queenreel/frame/scene.h"

namespace queenreel {

/// What these marks mean, in their order: each on a square as it is drawn where stories show it.
LegendPanel legend_of(std::span<const Mark> marks);

/// The place of such a legend.
PanelSlot legend_slot(const LegendPanel& legend);

}  // namespace queenreel
