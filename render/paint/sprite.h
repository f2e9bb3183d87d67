#pragma once

#include <cstdint>
#include <vector>

#include "frame/picture.h"
#include "frame/rect.h"

namespace queenreel {

/// Palette indices of a rectangle of pixels, one byte a pixel, row by row from the top left.
struct Sprite {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> indices;
};

/// Copies a sprite into a picture, its top left corner to (x, y). It must lie inside.
void copy(const Sprite& sprite, Picture& picture, int x, int y);

/// The smallest rectangle, in the picture's pixels, around all that differs from the sprite laid at (x, y);
/// empty when nothing does.
Rect difference(const Sprite& sprite, const Picture& picture, int x, int y);

}  // namespace queenreel
