#include "queenreel/paint/ink.h"

#include <cmath>

#include "queenreel/frame/board_panel.h"

namespace queenreel {

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

Color number_tint(const Theme& theme, Color shade, int level) {
    return mix(shade, theme.solved, number_share * level / tint_levels);
}

Color blocked_shade(const Theme& theme, Color shade) {
    return mix(shade, theme.outline, blocked_share);
}

SquareShades turning_shades(const Theme& theme, double shades) {
    constexpr double alike = 0.07;  // of luminance: less than the 0.1 that counts as a flash
    const double apart = std::abs(luminance(theme.light) - luminance(theme.dark));
    const double least = apart > alike ? alike / apart : 1;
    const double share = least + (shades < 0 ? -1 - least : 1 - least) * std::abs(shades);
    return {mix(theme.light, theme.dark, (1 - share) / 2), mix(theme.light, theme.dark, (1 + share) / 2)};
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
