#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "queenreel/frame/picture.h"

namespace queenreel {

/// Returns the places within `rect` at which `picture` differs from `before`, the indices of a picture of the
/// same size: the bounding box of each run of columns that differ, from the left. If a queen moves to an
/// adjacent square, both squares get a box of their own, even if a painter reports them as one change.
std::vector<Rect> changed_boxes(const Picture& picture, std::span<const std::uint8_t> before,
                                const Rect& rect);

}  // namespace queenreel
