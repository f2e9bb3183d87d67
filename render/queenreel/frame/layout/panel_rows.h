#pragma once

#include <vector>

#include "queenreel/frame/layout/box.h"

namespace queenreel {

/// All ways to place panels in order, `gap` pixels apart, in rows of cells that are columns of panels. For
/// more than five panels, only the ways with one panel per cell.
std::vector<LayoutBox> all_panel_rows(const std::vector<LayoutBox>& panels, int gap);

}  // namespace queenreel
