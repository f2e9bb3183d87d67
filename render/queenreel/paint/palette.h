#pragma once

#include <vector>

#include "queenreel/frame/color.h"
#include "queenreel/frame/look.h"

namespace queenreel {

/// Whether pictures of `look` may have any mark, and lines above squares: their colors are then kept.
bool has_all_marks(const Look& look);

/// The colors that pictures of `look` are made of, known before the first is drawn: the theme's own, then the
/// mixed ones of smooth edges, between the pairs of colors that meet, as evenly shared among the pairs as can
/// be. None for all_colors. At most `colors`, all different; the theme's own are left out from the end when
/// they alone are more.
std::vector<Color> exact_palette(const Look& look, int colors);

}  // namespace queenreel
