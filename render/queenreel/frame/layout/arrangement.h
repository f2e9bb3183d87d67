#pragma once

#include <optional>

#include "queenreel/frame/layout/layout.h"

namespace queenreel {

/// The layout of a scene with panels: of all ways to place them at the right of the board and below it, one
/// with letters of the default size if possible, then with the largest board and the largest growing panels.
/// Panels are dropped from the end until letters are at least 7 pixels. Empty if there is no room even
/// without panels.
std::optional<Layout> arranged(const Look& look, int board_size);

}  // namespace queenreel
