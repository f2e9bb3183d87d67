#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace queenreel {

/// A color, 8 bits a channel, sRGB, not premultiplied.
struct Color {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
    std::uint8_t alpha = 255;

    friend bool operator==(const Color&, const Color&) = default;
};

/// A color from `#rgb`, `#rrggbb`, `#rrggbbaa`, a CSS basic color name, or `transparent`, in either case;
/// nothing for any other text.
std::optional<Color> parse_color(std::string_view text);

/// How much two opaque colors differ in lightness, 1 … 21 (contrast ratio, WCAG 2.1).
double contrast(Color a, Color b);

}  // namespace queenreel
