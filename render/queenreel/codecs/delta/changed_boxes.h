#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "queenreel/frame/picture.h"

namespace queenreel {

/// Where `picture` differs from `before`, the indices of a picture of the same size, within `rect`: the least
/// box around each run of columns that differ, from the left. A square that a queen left and the one beside
/// it where she went are two boxes, though a painter may report them as one change.
std::vector<Rect> changed_boxes(const Picture& picture, std::span<const std::uint8_t> before,
                                const Rect& rect);

}  // namespace queenreel
