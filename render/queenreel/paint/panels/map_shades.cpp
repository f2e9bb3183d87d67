#include "queenreel/paint/panels/map_shades.h"

#include <cstddef>
#include <cstdint>

namespace queenreel {
namespace {

/// The tone of queens, over the background.
Color tone(const Theme& theme, double share) {
    return mix(theme.background, theme.quiet, share);
}

/// The track of the part still to come.
Color track(const Theme& theme) {
    return tone(theme, 0.09);
}

}  // namespace

Color map_color(const Theme& theme, const MapShade& shade) {
    constexpr double darker = 0.62;
    constexpr double paler = 0.4;
    constexpr double golden = 0.3;
    const Color gray = mix(tone(theme, darker), tone(theme, paler), shade.alternate / double{MapShade::half});
    const Color tinted = mix(gray, theme.solved, golden * shade.solved / MapShade::half);
    return mix(theme.background, tinted, shade.stood / double{MapShade::full});
}

Color map_tick(const Theme& theme) {
    constexpr double least_contrast = 3;
    constexpr double lighter = 0.45;
    const bool is_seen = contrast(theme.rejected, theme.background) >= least_contrast;
    return is_seen ? theme.rejected : mix(theme.rejected, theme.text, lighter);
}

Color map_veil(const Theme& theme) {
    constexpr std::uint8_t opacity = 214;
    Color veil = track(theme);
    veil.alpha = opacity;
    return veil;
}

std::vector<Color> map_colors(const Theme& theme) {
    std::vector<Color> colors{track(theme), theme.solved, map_tick(theme)};
    for (int stood = MapShade::full; stood > 0; --stood)
        for (int alternate = 0; alternate <= MapShade::half; ++alternate)
            for (int solved = 0; solved <= MapShade::half; ++solved)
                colors.push_back(map_color(theme, {stood, alternate, solved}));
    Color veil = map_veil(theme);
    const double veiled = veil.alpha / 255.0;
    veil.alpha = 255;
    constexpr std::ptrdiff_t fully_stood = 3 + (MapShade::half + 1) * (MapShade::half + 1);
    std::vector<Color> under(colors.begin(), colors.begin() + fully_stood);
    under.push_back(theme.background);
    for (const Color color : under)
        colors.push_back(mix(color, veil, veiled));
    return colors;
}

}  // namespace queenreel
