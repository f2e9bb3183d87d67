#pragma once

#include <cstdint>
#include <vector>

#include "queenreel/frame/picture.h"
#include "queenreel/frame/rect.h"

namespace queenreel {

/// A rectangle of pixels, row by row from the top left, as a Picture has them: palette indices, or colors.
struct Sprite {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> indices{};
    std::vector<std::uint32_t> pixels{};
};

/// Gives a picture the room for its pixels, as its palette or the lack of one asks for.
void make_room(Picture& picture);

/// Copies a sprite into a picture of the same kind, its top left corner to (x, y). It must lie inside.
void copy(const Sprite& sprite, Picture& picture, int x, int y);

/// The smallest rectangle, in the picture's pixels, around all that differs from the sprite laid at (x, y);
/// empty when nothing does.
Rect difference(const Sprite& sprite, const Picture& picture, int x, int y);

}  // namespace queenreel
