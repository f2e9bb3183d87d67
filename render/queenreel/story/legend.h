#pragma once

#include <span>

#include "queenreel/frame/board_panel.h"
#include "queenreel/frame/panel.h"
#include "queenreel/frame/scene.h"
#include "queenreel/words/words.h"

namespace queenreel {

/// A legend of these marks, in this order, each on a square as stories draw it.
LegendPanel legend_of(std::span<const Mark> marks, const Words& words);

/// The slot of such a legend.
PanelSlot legend_slot(const LegendPanel& legend);

}  // namespace queenreel
