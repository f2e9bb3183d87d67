#pragma once

#include <optional>

#include "queenreel/frame/layout/layout.h"

namespace queenreel {

/// The layout of a scene that has more than a board: of all ways to have its panels at the right of the board
/// and below it, the one whose letters have the default size, if there is one, with the largest board and the
/// largest panels of those that grow. Panels are left out from the last on until letters have 7 pixels;
/// nothing where there is no room even without panels.
std::optional<Layout> arranged(const Look& look, int board_size);

}  // namespace queenreel
