#pragma once

#include <vector>

#include "queenreel/verify/board/grid.h"
#include "queenreel/verify/board/picture.h"
#include "queenreel/verify/board/square_view.h"

namespace queenreel::judge {

/// The side in pixels under which squares are too small for shapes to tell.
constexpr double small_square = 14;

/// What small squares show, row by row. The strongest middle of all tells the queens' shade; a square holds a
/// queen when its middle is near that, none when it is near the square's own shade.
std::vector<Content> look_at_small(const Picture& picture, const Grid& grid);

}  // namespace queenreel::judge
