#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "frame/color.h"
#include "frame/rect.h"

namespace queenreel {

/// A raster picture of palette indices, one byte a pixel, row by row from the top left. It is what every
/// raster encoder takes: GIF and PNG as it is, films through a table from index to their own color space.
struct Picture {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> indices;  ///< width × height; the stride is the width
    std::vector<Color> palette;         ///< at most 256 colors; the same through a film

    /// What changed since the picture before; the whole of the first. Rectangles may touch and overlap.
    std::vector<Rect> changed;

    std::span<const std::uint8_t> row(int y) const {
        return {indices.data() + static_cast<std::size_t>(y) * width, static_cast<std::size_t>(width)};
    }
};

}  // namespace queenreel
