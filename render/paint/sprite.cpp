#include "paint/sprite.h"

#include <algorithm>
#include <cstddef>

namespace queenreel {

void copy(const Sprite& sprite, Picture& picture, int x, int y) {
    const std::uint8_t* from = sprite.indices.data();
    std::uint8_t* to = picture.indices.data() + static_cast<std::size_t>(y) * picture.width + x;
    for (int row = 0; row < sprite.height; ++row, from += sprite.width, to += picture.width)
        std::copy_n(from, sprite.width, to);
}

Rect difference(const Sprite& sprite, const Picture& picture, int x, int y) {
    int left = sprite.width;
    int right = 0;
    int top = sprite.height;
    int bottom = 0;
    const std::uint8_t* from = sprite.indices.data();
    const std::uint8_t* to = picture.indices.data() + static_cast<std::size_t>(y) * picture.width + x;
    for (int row = 0; row < sprite.height; ++row, from += sprite.width, to += picture.width) {
        if (std::equal(from, from + sprite.width, to))
            continue;
        top = std::min(top, row);
        bottom = row + 1;
        // Only what lies beyond the rectangle so far is looked at pixel by pixel.
        if (!std::equal(from, from + left, to))
            left = static_cast<int>(std::mismatch(from, from + left, to).first - from);
        if (!std::equal(from + right, from + sprite.width, to + right)) {
            right = sprite.width;
            while (from[right - 1] == to[right - 1])
                --right;
        }
    }
    return bottom == 0 ? Rect{} : Rect{x + left, y + top, right - left, bottom - top};
}

}  // namespace queenreel
