#include "queenreel/frame/tokens.h"

#include <array>

namespace queenreel {
namespace {

/// A share of a square's side in a page's units.
constexpr double in_units(double share) {
    return 10 * share;
}

constexpr std::array tokens{
    StyleToken{"tint", 100 * tint_share, "%"},
    StyleToken{"tried", tried_opacity},
    StyleToken{"attack", in_units(attack_line)},
    StyleToken{"seam", in_units(attack_line + attack_seam)},
    StyleToken{"wash", wash_share},
    StyleToken{"number-share", number_share},
    StyleToken{"ray", in_units(card_ray)},
    StyleToken{"crossover", in_units(crossover_line)},
    StyleToken{"dash", in_units(crossover_dash)},
    StyleToken{"gap", in_units(crossover_gap)},
    StyleToken{"glide", static_cast<double>(glide_time.count()), "ms"},
};

}  // namespace

std::span<const StyleToken> style_tokens() {
    return tokens;
}

}  // namespace queenreel
