#pragma once

#include <vector>

#include "queenreel/frame/color.h"
#include "queenreel/frame/look.h"

namespace queenreel {

/// Returns true if pictures of `look` may have any mark, and lines above squares: palettes then reserve their
/// colors.
bool has_all_marks(const Look& look);

/// The colors of pictures of `look`, known before the first is drawn: the theme's own, then mixed ones for
/// smooth edges between pairs of colors that meet, divided among the pairs as evenly as possible. Empty for
/// all_colors. At most `colors`, all different; if the theme's own are more, they are dropped from the end.
std::vector<Color> exact_palette(const Look& look, int colors);

}  // namespace queenreel
