#include "queenreel/frame/color.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string>
#include <system_error>

#include "queenreel/base/table.h"
#include "queenreel/base/text.h"

namespace queenreel {
namespace {

struct NamedColor {
    std::string_view name;
    Color color;
};

/// CSS Color 4, 6.1: the sixteen basic colors, orange, and `transparent`.
constexpr std::array named_colors{
    NamedColor{"black", {0, 0, 0}},      NamedColor{"silver", {192, 192, 192}},
    NamedColor{"gray", {128, 128, 128}}, NamedColor{"white", {255, 255, 255}},
    NamedColor{"maroon", {128, 0, 0}},   NamedColor{"red", {255, 0, 0}},
    NamedColor{"purple", {128, 0, 128}}, NamedColor{"fuchsia", {255, 0, 255}},
    NamedColor{"green", {0, 128, 0}},    NamedColor{"lime", {0, 255, 0}},
    NamedColor{"olive", {128, 128, 0}},  NamedColor{"yellow", {255, 255, 0}},
    NamedColor{"navy", {0, 0, 128}},     NamedColor{"blue", {0, 0, 255}},
    NamedColor{"teal", {0, 128, 128}},   NamedColor{"aqua", {0, 255, 255}},
    NamedColor{"orange", {255, 165, 0}}, NamedColor{"transparent", {0, 0, 0, 0}},
};

std::optional<Color> parse_hexadecimal(std::string_view digits) {
    std::string wide;
    if (digits.size() == 3) {
        for (const char digit : digits)
            wide.append(2, digit);
        digits = wide;
    }
    if (digits.size() != 6 && digits.size() != 8)
        return std::nullopt;
    std::array<std::uint8_t, 4> channels{0, 0, 0, 255};
    for (std::size_t i = 0; i < digits.size() / 2; ++i) {
        const char* first = digits.data() + 2 * i;
        const auto [end, error] = std::from_chars(first, first + 2, channels[i], 16);
        if (error != std::errc{} || end != first + 2)
            return std::nullopt;
    }
    return Color{channels[0], channels[1], channels[2], channels[3]};
}

}  // namespace

std::optional<Color> parse_color(std::string_view text) {
    if (text.starts_with('#'))
        return parse_hexadecimal(text.substr(1));
    const NamedColor* const row = find_row(named_colors, lower_case(text));
    return row ? std::optional(row->color) : std::nullopt;
}

double luminance(Color color) {
    const auto linear = [](std::uint8_t channel) {
        const double value = channel / 255.0;
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue);
}

double contrast(Color a, Color b) {
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

Color mix(Color from, Color to, double share) {
    const double from_weight = from.alpha * (1 - share);
    const double to_weight = to.alpha * share;
    const double alpha = from_weight + to_weight;
    if (alpha <= 0)
        return from;
    const auto channel = [&](std::uint8_t a, std::uint8_t b) {
        return static_cast<std::uint8_t>(std::lround((a * from_weight + b * to_weight) / alpha));
    };
    return {channel(from.red, to.red), channel(from.green, to.green), channel(from.blue, to.blue),
            static_cast<std::uint8_t>(std::lround(alpha))};
}

}  // namespace queenreel
