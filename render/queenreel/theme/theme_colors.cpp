#include "queenreel/theme/theme_colors.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "queenreel/base/table.h"

namespace queenreel {
namespace {

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

/// A pair of colors that should have a contrast of at least `min`; a contrast of `one` with `instead`, if
/// given, will do as well.
struct Pair {
    Color Theme::* one;
    Color Theme::* other;
    double min;
    Color Theme::* instead = nullptr;
};

constexpr std::array color_pairs{
    Pair{&Theme::text, &Theme::background, 4.5},   Pair{&Theme::quiet, &Theme::background, 4.5},
    Pair{&Theme::accent, &Theme::background, 4.5}, Pair{&Theme::light, &Theme::dark, 1.6},
    Pair{&Theme::queen, &Theme::light, 3},         Pair{&Theme::queen, &Theme::dark, 3},
    Pair{&Theme::detail, &Theme::queen, 3},        Pair{&Theme::attacked, &Theme::light, 3},
    Pair{&Theme::attacked, &Theme::dark, 3},       Pair{&Theme::conflict, &Theme::light, 2.3},
    Pair{&Theme::conflict, &Theme::dark, 2.3},     Pair{&Theme::tested, &Theme::light, 3},
    Pair{&Theme::tested, &Theme::dark, 3},         Pair{&Theme::rejected, &Theme::light, 3},
    Pair{&Theme::rejected, &Theme::dark, 3},       Pair{&Theme::solved, &Theme::queen, 4.5, &Theme::outline},
};

std::string_view name_of(Color Theme::* color) {
    return std::ranges::find(color_table, color, &ThemeColor::color)->name;
}

}  // namespace

std::span<const ThemeColor> theme_colors() {
    return color_table;
}

const ThemeColor* find_theme_color(std::string_view name) {
    return find_row(color_table, name);
}

std::vector<WeakContrast> weak_contrasts(const Theme& theme) {
    std::vector<WeakContrast> weak;
    for (const auto& [one, other, min, instead] : color_pairs) {
        if ((theme.*other).alpha < 255)
            continue;
        double ratio = contrast(theme.*one, theme.*other);
        if (instead)
            ratio = std::max(ratio, contrast(theme.*one, theme.*instead));
        if (ratio < min)
            weak.push_back({name_of(one), name_of(other), ratio, min});
    }
    return weak;
}

std::optional<std::string> contrast_note(const Theme& theme) {
    if (find_theme(theme.name))
        return std::nullopt;
    std::string pairs;
    for (const WeakContrast& weak : weak_contrasts(theme))
        pairs += fmt::format("{}{} and {} ({:.1f}, should be {:.1f})", pairs.empty() ? "" : ", ", weak.one,
                             weak.other, weak.contrast, weak.min);
    return pairs.empty() ? std::nullopt : std::optional("theme: too little contrast: " + pairs);
}

}  // namespace queenreel
