#include "queenreel/frame/layout/margins.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace queenreel {
namespace {

constexpr double min_em = 6;  // smaller letters are illegible and omitted

// Of the picture's shorter side.
constexpr double logo_height = 0.06;
constexpr double logo_margin = 0.02;

constexpr double max_logo_width = 0.5;  // of the picture's

int pixels(double share, const Look& look) {
    return static_cast<int>(std::lround(share * std::min(look.width, look.height)));
}

}  // namespace

int shorter_side(const Look& look) {
    return std::min(look.width, look.height);
}

bool is_high(const Look& look) {
    return look.height >= 1.3 * look.width;
}

bool is_square(const Look& look) {
    return look.width < 1.2 * look.height && !is_high(look);
}

int border_width(const Look& look) {
    const bool melts =
        look.theme.background.alpha == 255 && contrast(look.theme.light, look.theme.background) < 1.25;
    return melts ? std::max(1, rounded(shorter_side(look) / 400.0)) : 0;
}

int picture_margin(const Look& look) {
    const int border = border_width(look);
    // One pixel more than the border, because even positions may take one.
    return std::max(rounded(shorter_side(look) / 40.0), border > 0 ? border + 1 : 0);
}

int panel_gap(const Look& look) {
    return std::max(6, rounded(shorter_side(look) / 36.0));
}

double panel_em(const Look& look) {
    return std::max(28.0 / 1080 * shorter_side(look), 9.0);
}

/// Captions of small pictures keep a legible size, up to a quarter of the picture.
double caption_em(const Look& look) {
    const double em = std::max(40.0 / 1080 * shorter_side(look), 9.0);
    return look.caption && 7 * em <= shorter_side(look) ? em : 0;
}

int caption_lines(const Look& look) {
    const double em = caption_em(look);
    if (em == 0)
        return 0;
    const auto max = static_cast<int>(0.22 * shorter_side(look) / (caption_line * em));
    return std::clamp(look.scene.caption_lines, 1, std::max(1, max));
}

int caption_gap(double em) {
    return static_cast<int>(std::ceil(0.6 * caption_line * em));
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

LabelRoom label_room(const Look& look, int board_size, int square) {
    Look labeled = look;
    if (!look.scene.row_labels.empty() && !look.scene.panels.empty())
        labeled.coordinates = Coordinates::outside;
    const double em = labeled.coordinates == Coordinates::outside ? coordinate_em(labeled, square) : 0;
    const auto digits = static_cast<double>(std::to_string(board_size).size());
    return {.left = em > 0 ? rounded((0.9 + 0.64 * digits) * em) : 0,
            .below = border_width(look) + rounded(1.45 * em)};
}

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
