#include "queenreel/paint/ink.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace queenreel {

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

Color readable_on(Color color) {
    const Color black{0, 0, 0};
    const Color white{255, 255, 255};
    return contrast(black, color) > contrast(white, color) ? black : white;
}

Color halo_of(const Theme& theme) {
    return theme.background.alpha == 255 ? Color{0, 0, 0, 0} : readable_on(theme.text);
}

Color wash(const Theme& theme, Color shade) {
    return mix(shade, theme.outline, wash_share);
}

Color solved_tint(const Theme& theme, Color shade) {
    return mix(shade, theme.solved, solved_share);
}

Color blocked_shade(const Theme& theme, Color shade) {
    return mix(shade, theme.outline, blocked_share);
}

namespace {

/// Relative luminance, 0 … 1 (WCAG 2.1).
double luminance(Color color) {
    constexpr Color black{0, 0, 0};
    return (contrast(color, black) - 1) * 0.05;
}

}  // namespace

SquareShades turning_shades(const Theme& theme, double shades) {
    constexpr double alike = 0.07;  // of luminance: less than a change for the count of flashes, 0.1
    const double apart = std::abs(luminance(theme.light) - luminance(theme.dark));
    const double least = apart > alike ? alike / apart : 1;
    const double share = least + (shades < 0 ? -1 - least : 1 - least) * std::abs(shades);
    return {mix(theme.light, theme.dark, (1 - share) / 2), mix(theme.light, theme.dark, (1 + share) / 2)};
}

Color lit(const Theme& theme, Color shade) {
    constexpr Color black{0, 0, 0};
    constexpr Color white{255, 255, 255};
    constexpr double as_light = 0.06;  // less is no change for the count of flashes
    const Color tinted = mix(shade, theme.rejected, lit_share);
    const bool darker = luminance(tinted) < luminance(shade);
    Color result = tinted;
    for (int step = 1; step < 20 && std::abs(luminance(result) - luminance(shade)) > as_light; ++step)
        result = mix(tinted, darker ? white : black, step / 20.0);
    return result;
}

bool is_light_framed(const Theme& theme) {
    constexpr int visible = 16;  // levels of a channel
    const auto is_faint = [&](Color shade) {
        const Color light = lit(theme, shade);
        return std::max({std::abs(light.red - shade.red), std::abs(light.green - shade.green),
                         std::abs(light.blue - shade.blue)}) < visible;
    };
    return is_faint(theme.light) || is_faint(theme.dark);
}

Color tint(const Theme& theme) {
    return mix(theme.background, theme.accent, tint_share);
}

Color chart_color(const Theme& theme, int hue) {
    constexpr double least = 3;  // WCAG 2.1, 1.4.11
    constexpr double step = 0.15;
    const Color ground = theme.background.alpha > 0 ? theme.background : Color{255, 255, 255};
    Color color = cell_color(hue);
    while (contrast(color, ground) < least)
        color = mix(color, readable_on(ground), step);
    return color;
}

}  // namespace queenreel
