#pragma once

#include <cstdint>

namespace queenreel {

/// A color, 8 bits a channel, sRGB, not premultiplied.
struct Color {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
    std::uint8_t alpha = 255;

    friend bool operator==(const Color&, const Color&) = default;
};

}  // namespace queenreel
