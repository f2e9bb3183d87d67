#pragma once

#include <span>
#include <utility>
#include <vector>

#include "queenreel/frame/layout/layout.h"
#include "queenreel/paint/display_list.h"

namespace queenreel {

/// The bounding box of a path and its stroke. It may be larger, but never smaller.
Box bounds_of(const DrawnPath& path);

/// For each square of a layout's board, row by row, whether any of the shapes may change its pixels; empty
/// for no shapes.
std::vector<bool> reached_squares(std::span<const Shape> shapes, const Layout& layout);

/// Two lists without the shapes that both begin with and end with.
std::pair<std::span<const Shape>, std::span<const Shape>> difference(std::span<const Shape> before,
                                                                     std::span<const Shape> now);

}  // namespace queenreel
