#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "queenreel/frame/color.h"
#include "queenreel/frame/rect.h"

namespace queenreel {

/// The number of colors of pictures without a palette.
inline constexpr int all_colors = 0;

/// A raster picture, row by row from the top left; the stride is the width. Either it has a palette, which
/// GIF and PNG use directly, and an index into it for each pixel; or it has no palette, and each pixel has a
/// color.
struct Picture {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> indices;  ///< width × height, if there is a palette
    std::vector<Color> palette;         ///< at most 256 colors; the same throughout a film

    /// The parts that changed since the previous picture; all of the first one. Rectangles may touch and
    /// overlap.
    std::vector<Rect> changed;

    /// width × height, if there is no palette: 0xAARRGGBB, premultiplied by alpha.
    std::vector<std::uint32_t> pixels{};

    std::span<const std::uint8_t> row(int y) const {
        return {indices.data() + static_cast<std::size_t>(y) * width, static_cast<std::size_t>(width)};
    }
};

}  // namespace queenreel
