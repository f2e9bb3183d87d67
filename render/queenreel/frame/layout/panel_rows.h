#pragma once

#include <vector>

#include "queenreel/frame/layout/box.h"

namespace queenreel {

/// All ways to place panels in their order, `gap` pixels apart: in rows of cells, each of which is a column
/// of panels. If there are more than five panels, only those with one panel per cell.
std::vector<LayoutBox> all_panel_rows(const std::vector<LayoutBox>& panels, int gap);

}  // namespace queenreel
