#pragma once

#include "queenreel/frame/layout/layout.h"

namespace queenreel {

/// The layout of an n×n board; n may be 0 where the scene has none. Throws std::invalid_argument, with the
/// smallest size that would do, when a square would be under two pixels.
Layout lay_out(const Look& look, int board_size);

}  // namespace queenreel
