#pragma once

#include <vector>

#include "queenreel/verify/board/picture.h"

namespace queenreel::judge {

enum class Axis { x, y };

/// Where straight lines cross a picture along the other axis: positions p from 0 to the picture's length with
/// the edge between pixels p - 1 and p, in order. A position is an edge when the picture steps there on
/// `part` of the other axis' length at the least: what the lines between a board's squares do, and queens and
/// letters do not. Both ends of the picture count as edges.
std::vector<int> edges(const Picture& picture, Axis axis, double part = 0.2);

}  // namespace queenreel::judge
