#include "queenreel/theme/contrasts.h"

#include <algorithm>
#include <array>

namespace queenreel {
namespace {

/// A pair of colors that should have a contrast of at least `min`. If `instead` is given, a contrast of `one`
/// with `instead` also suffices.
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
    return std::ranges::find(theme_colors(), color, &ThemeColor::color)->name;
}

}  // namespace

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

}  // namespace queenreel
