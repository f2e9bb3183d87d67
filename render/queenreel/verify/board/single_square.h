#pragma once

#include <optional>
#include <vector>

#include "queenreel/verify/board/grid.h"

namespace queenreel::judge {

/// The board of one square: the greatest square of one shade along its border, with another shade around it
/// or the picture's end.
std::optional<Grid> find_single_square(const Picture& picture, const std::vector<int>& x_edges,
                                       const std::vector<int>& y_edges);

}  // namespace queenreel::judge
