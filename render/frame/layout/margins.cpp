#include "frame/layout/margins.h"

#include <algorithm>

namespace queenreel {
namespace {

constexpr double min_em = 6;  // smaller letters cannot be read: they are left out

}  // namespace

int shorter_side(const Look& look) {
    return std::min(look.width, look.height);
}

int border_width(const Look& look) {
    const bool melts =
        look.theme.background.alpha == 255 && contrast(look.theme.light, look.theme.background) < 1.25;
    return melts ? std::max(1, rounded(shorter_side(look) / 400.0)) : 0;
}

int picture_margin(const Look& look) {
    const int border = border_width(look);
    // One pixel more than the border, as even positions may take one.
    return std::max(rounded(shorter_side(look) / 40.0), border > 0 ? border + 1 : 0);
}

int panel_gap(const Look& look) {
    return std::max(6, rounded(shorter_side(look) / 42.0));
}

/// Captions of small pictures keep a size that can be read, up to a quarter of the picture.
double caption_em(const Look& look) {
    const double em = std::max(shorter_side(look) / 30.0, 9.0);
    return look.caption && 7 * em <= shorter_side(look) ? em : 0;
}

double coordinate_em(const Look& look, int square) {
    const double normal = std::max(shorter_side(look) / 36.0, 8.0);
    double em = 0;
    switch (look.coordinates) {
        case Coordinates::none:
            return 0;
        case Coordinates::outside:
            em = std::min(normal, 0.55 * square);
            break;
        case Coordinates::inside:
            em = std::min(normal, 0.2 * square);
            break;
    }
    return em < min_em ? 0 : em;
}

}  // namespace queenreel
