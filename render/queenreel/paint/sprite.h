#pragma once

#include <cstdint>
#include <vector>

#include "queenreel/frame/picture.h"
#include "queenreel/frame/rect.h"

namespace queenreel {

/// A rectangle of pixels, row by row from the top left, in the form of a Picture's: palette indices or
/// colors.
struct Sprite {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> indices{};
    std::vector<std::uint32_t> pixels{};
};

/// Allocates a picture's pixels, depending on whether it has a palette.
void make_room(Picture& picture);

/// Copies a sprite into a picture of the same kind, with its top left corner at (x, y). It must fit inside.
void copy(const Sprite& sprite, Picture& picture, int x, int y);

/// The smallest rectangle, in the picture's pixels, around everything that differs from the sprite placed at
/// (x, y); empty if nothing does.
Rect difference(const Sprite& sprite, const Picture& picture, int x, int y);

}  // namespace queenreel
