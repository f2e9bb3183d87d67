#pragma once

#include <optional>
#include <vector>

#include "queenreel/verify/board/grid.h"

namespace queenreel::judge {

/// Finds the board of one square: the greatest square with one shade along its border, surrounded by another
/// shade or the picture's end.
std::optional<Grid> find_single_square(const Picture& picture, const std::vector<int>& x_edges,
                                       const std::vector<int>& y_edges);

}  // namespace queenreel::judge
