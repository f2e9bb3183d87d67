#pragma once

#include "queenreel/frame/layout/layout.h"

namespace queenreel {

/// The layout of an n×n board; n may be 0 if the scene has none. Throws std::invalid_argument, with the
/// smallest size that would do, if a square would be smaller than two pixels.
Layout lay_out(const Look& look, int board_size);

}  // namespace queenreel
