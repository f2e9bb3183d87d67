#include "queenreel/paint/sprite.h"

#include <algorithm>
#include <cstddef>

namespace queenreel {
namespace {

template <typename Pixel>
void copy_rows(const Sprite& sprite, const std::vector<Pixel>& pixels, const Picture& picture,
               std::vector<Pixel>& into, int x, int y) {
    const Pixel* from = pixels.data();
    Pixel* to = into.data() + static_cast<std::size_t>(y) * picture.width + x;
    for (int row = 0; row < sprite.height; ++row, from += sprite.width, to += picture.width)
        std::copy_n(from, sprite.width, to);
}

template <typename Pixel>
Rect difference_of(const Sprite& sprite, const std::vector<Pixel>& pixels, const Picture& picture,
                   const std::vector<Pixel>& shown, int x, int y) {
    int left = sprite.width;
    int right = 0;
    int top = sprite.height;
    int bottom = 0;
    const Pixel* from = pixels.data();
    const Pixel* to = shown.data() + static_cast<std::size_t>(y) * picture.width + x;
    for (int row = 0; row < sprite.height; ++row, from += sprite.width, to += picture.width) {
        if (std::equal(from, from + sprite.width, to))
            continue;
        top = std::min(top, row);
        bottom = row + 1;
        // Only the parts outside the current rectangle are compared pixel by pixel.
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

}  // namespace

void make_room(Picture& picture) {
    const std::size_t size = static_cast<std::size_t>(picture.width) * picture.height;
    if (picture.palette.empty())
        picture.pixels.resize(size);
    else
        picture.indices.resize(size);
}

void copy(const Sprite& sprite, Picture& picture, int x, int y) {
    if (picture.palette.empty())
        copy_rows(sprite, sprite.pixels, picture, picture.pixels, x, y);
    else
        copy_rows(sprite, sprite.indices, picture, picture.indices, x, y);
}

Rect difference(const Sprite& sprite, const Picture& picture, int x, int y) {
    return picture.palette.empty() ? difference_of(sprite, sprite.pixels, picture, picture.pixels, x, y)
                                   : difference_of(sprite, sprite.indices, picture, picture.indices, x, y);
}

}  // namespace queenreel
