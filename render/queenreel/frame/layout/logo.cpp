#include "queenreel/frame/layout/logo.h"

#include <algorithm>
#include <cmath>

namespace queenreel {
namespace {

// Of the picture's shorter side.
constexpr double logo_height = 0.06;
constexpr double logo_margin = 0.02;

constexpr double max_logo_width = 0.5;  // of the picture's

int pixels(double share, const Look& look) {
    return static_cast<int>(std::lround(share * std::min(look.width, look.height)));
}

}  // namespace

Look above_logo(Look look) {
    if (look.logo && !look.bare)
        look.height -= pixels(logo_height, look) + pixels(logo_margin, look);
    return look;
}

Rect logo_place(const Look& look) {
    if (!look.logo || look.bare)
        return {};
    const double height = pixels(logo_height, look);
    const double wide = height * look.logo->width / look.logo->height;
    const double scale = std::min(1.0, max_logo_width * look.width / wide);
    const Rect place{0, 0, std::max(1, static_cast<int>(std::lround(wide * scale))),
                     std::max(1, static_cast<int>(std::lround(height * scale)))};
    const int margin = pixels(logo_margin, look);
    return {look.width - margin - place.width, look.height - margin - place.height, place.width,
            place.height};
}

}  // namespace queenreel
