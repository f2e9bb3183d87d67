#include "queenreel/frame/theme.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdlib>

#include "queenreel/base/table.h"
#include "queenreel/frame/panel.h"
#include "queenreel/frame/tokens.h"

namespace queenreel {
namespace {

constexpr Color black{0, 0, 0};
constexpr Color white{255, 255, 255};

/// Details have the color of light squares or of the outline: the ramps from it to the body are needed
/// anyway, which leaves an exact palette of 15 colors more levels for each.
constexpr std::array table{
    Theme{
        .name = "classic",
        .summary = "brown wood, black queens, on white",
        .light = {0xF0, 0xD9, 0xB5},
        .dark = {0xB5, 0x88, 0x63},
        .queen = black,
        .outline = black,
        .detail = {0xF0, 0xD9, 0xB5},
        .background = white,
        .text = black,
        .attacked = {0x2A, 0x21, 0x1B},
        .conflict = {0xA8, 0x20, 0x0D},
        .tested = {0x0A, 0x3A, 0x82},
        .rejected = {0x7A, 0x0A, 0x0A},
        .solved = {0xFF, 0xC8, 0x3D},
        .quiet = {0x6B, 0x62, 0x59},
        .accent = {0x0A, 0x3A, 0x82},
    },
    Theme{
        .name = "slate",
        .summary = "gray slate, ivory queens, on near black, for dark slides",
        .light = {0x5F, 0x6B, 0x79},
        .dark = {0x39, 0x42, 0x4D},
        .queen = {0xF6, 0xF3, 0xEB},
        .outline = {0x15, 0x19, 0x1E},
        .detail = {0x15, 0x19, 0x1E},
        .background = {0x15, 0x19, 0x1E},
        .text = {0xF6, 0xF3, 0xEB},
        .attacked = {0xE4, 0xE4, 0xE4},
        .conflict = {0xFF, 0xA9, 0x82},
        .tested = {0xBF, 0xE6, 0xFF},
        .rejected = {0xFF, 0xAF, 0x98},
        .solved = {0xC9, 0x8A, 0x12},
        .quiet = {0x9A, 0xA5, 0xB1},
        .accent = {0x8F, 0xD0, 0xFF},
    },
    Theme{
        .name = "print",
        .summary = "white and light gray, for paper",
        .light = white,
        .dark = {0xC4, 0xC4, 0xC4},
        .queen = black,
        .outline = black,
        .detail = white,
        .background = white,
        .text = black,
        .attacked = {0x2A, 0x2A, 0x2A},
        .conflict = {0xB3, 0x28, 0x0F},
        .tested = {0x0B, 0x4A, 0x9E},
        .rejected = {0xA0, 0x10, 0x10},
        .solved = {0xFF, 0xC8, 0x3D},
        .quiet = {0x5F, 0x5F, 0x5F},
        .accent = {0x0B, 0x4A, 0x9E},
    },
    Theme{
        .name = "contrast",
        .summary = "white and clear blue on black: squares 3:1, queens 7:1",
        .light = white,
        .dark = {0x5B, 0x9A, 0xDF},
        .queen = black,
        .outline = black,
        .detail = white,
        .background = black,
        .text = white,
        .attacked = {0x18, 0x18, 0x18},
        .conflict = {0xA0, 0x1B, 0x00},
        .tested = {0x0A, 0x2F, 0x75},
        .rejected = {0x7A, 0x0A, 0x0A},
        .solved = {0xFF, 0xC8, 0x3D},
        .quiet = {0xB8, 0xB8, 0xB8},
        .accent = {0x7F, 0xBB, 0xFF},
    },
    Theme{
        .name = "blue",
        .summary = "ice and steel blue, navy queens, on white",
        .light = {0xE6, 0xEC, 0xF3},
        .dark = {0x86, 0xA5, 0xC8},
        .queen = {0x0E, 0x1F, 0x38},
        .outline = {0x0E, 0x1F, 0x38},
        .detail = {0xE6, 0xEC, 0xF3},
        .background = white,
        .text = {0x0E, 0x1F, 0x38},
        .attacked = {0x1F, 0x28, 0x38},
        .conflict = {0xA0, 0x20, 0x0A},
        .tested = {0x12, 0x3C, 0x8C},
        .rejected = {0x8A, 0x0A, 0x14},
        .solved = {0xFF, 0xC8, 0x3D},
        .quiet = {0x55, 0x65, 0x7A},
        .accent = {0x12, 0x3C, 0x8C},
    },
    Theme{
        .name = "green",
        .summary = "tournament green and cream, black queens, on white",
        .light = {0xF1, 0xEF, 0xDA},
        .dark = {0x7F, 0xA2, 0x67},
        .queen = black,
        .outline = black,
        .detail = {0xF1, 0xEF, 0xDA},
        .background = white,
        .text = black,
        .attacked = {0x1E, 0x24, 0x19},
        .conflict = {0xA0, 0x1B, 0x00},
        .tested = {0x5A, 0x1A, 0x78},
        .rejected = {0x7E, 0x0A, 0x0A},
        .solved = {0xFF, 0xC8, 0x3D},
        .quiet = {0x5E, 0x64, 0x56},
        .accent = {0x5A, 0x1A, 0x78},
    },
};

constexpr std::array color_table{
    ThemeColor{"light", "light squares, the top left one among them", &Theme::light},
    ThemeColor{"dark", "dark squares", &Theme::dark},
    ThemeColor{"queen", "the queen's body, and coordinates inside squares", &Theme::queen},
    ThemeColor{"outline", "the line around a queen", &Theme::outline},
    ThemeColor{"detail", "the lines on a queen", &Theme::detail},
    ThemeColor{"background", "around the board; it alone may be transparent", &Theme::background},
    ThemeColor{"text", "captions and labels", &Theme::text},
    ThemeColor{"attacked", "strokes through attacked squares, and through those that are ruled out",
               &Theme::attacked},
    ThemeColor{"conflict", "borders around queens under attack", &Theme::conflict},
    ThemeColor{"tested", "brackets around the square being tested, and dots on squares that are free",
               &Theme::tested},
    ThemeColor{"rejected", "crosses on squares given up, and lines of attack", &Theme::rejected},
    ThemeColor{"solved", "behind the queens of a solution", &Theme::solved},
    ThemeColor{"quiet", "headings and axes of panels", &Theme::quiet},
    ThemeColor{"accent", "what a panel is about just now", &Theme::accent},
};

}  // namespace

std::span<const ThemeColor> theme_colors() {
    return color_table;
}

const ThemeColor* find_theme_color(std::string_view name) {
    return find_row(color_table, name);
}

std::span<const Theme> themes() {
    return table;
}

const Theme* find_theme(std::string_view name) {
    return find_row(table, name);
}

Color cell_color(int hue) {
    // ColorBrewer's "Paired", with a darker yellow: twelve distinguishable colors, in pairs of pale and
    // strong.
    constexpr std::array<Color, StatePanel::hue_count> colors{{
        {0x1f, 0x78, 0xb4},
        {0xff, 0x7f, 0x00},
        {0x33, 0xa0, 0x2c},
        {0xe3, 0x1a, 0x1c},
        {0x6a, 0x3d, 0x9a},
        {0xd9, 0xc4, 0x00},
        {0xb1, 0x59, 0x28},
        {0xfb, 0x9a, 0x99},
        {0xa6, 0xce, 0xe3},
        {0xb2, 0xdf, 0x8a},
        {0xfd, 0xbf, 0x6f},
        {0xca, 0xb2, 0xd6},
    }};
    return colors[static_cast<std::size_t>(hue) % colors.size()];
}

Color lit(const Theme& theme, Color shade) {
    constexpr double as_light = 0.06;  // a smaller change does not count as a flash
    const Color tinted = mix(shade, theme.rejected, lit_share);
    const bool darker = luminance(tinted) < luminance(shade);
    Color result = tinted;
    for (int step = 1; step < 20 && std::abs(luminance(result) - luminance(shade)) > as_light; ++step)
        result = mix(tinted, darker ? white : black, step / 20.0);
    return result;
}

bool is_light_framed(const Theme& theme) {
    constexpr int visible = 16;  // in levels of a channel
    const auto is_faint = [&](Color shade) {
        const Color light = lit(theme, shade);
        return std::max({std::abs(light.red - shade.red), std::abs(light.green - shade.green),
                         std::abs(light.blue - shade.blue)}) < visible;
    };
    return is_faint(theme.light) || is_faint(theme.dark);
}

Theme with_background(Theme theme, Color background) {
    theme.background = background;
    const bool opaque = background.alpha == 255;
    if (opaque && contrast(theme.text, background) < 4.5)
        theme.text = contrast(black, background) > contrast(white, background) ? black : white;
    for (Color* color : {&theme.quiet, &theme.accent})
        if (opaque && contrast(*color, background) < 4.5)
            *color = theme.text;
    return theme;
}

}  // namespace queenreel
