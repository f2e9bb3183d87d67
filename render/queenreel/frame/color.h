#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace queenreel {

/// A color with 8 bits per channel, sRGB, not premultiplied.
struct Color {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
    std::uint8_t alpha = 255;

    friend bool operator==(const Color&, const Color&) = default;
};

/// Parses `#rgb`, `#rrggbb`, `#rrggbbaa`, a CSS basic color name, or `transparent`, in either case. Empty for
/// any other text.
std::optional<Color> parse_color(std::string_view text);

/// The contrast ratio of two opaque colors, 1 … 21 (WCAG 2.1).
double contrast(Color a, Color b);

/// Relative luminance of an opaque color, 0 … 1 (WCAG 2.1).
double luminance(Color color);

/// The result of covering `from` with `to` by `share`, 0 … 1. Colors are mixed premultiplied by alpha, as in
/// Cairo.
Color mix(Color from, Color to, double share);

}  // namespace queenreel
