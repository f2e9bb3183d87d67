#pragma once

#include <vector>

#include "queenreel/frame/color.h"
#include "queenreel/frame/map_samples.h"
#include "queenreel/frame/theme.h"

namespace queenreel {

/// The color of a place of a map: queens are grayish, in turn of two tones, and golden above solutions.
Color map_color(const Theme& theme, const MapShade& shade);

/// The color of dead ends.
Color map_tick(const Theme& theme);

/// What lies over the part of a map that is not told yet.
Color map_veil(const Theme& theme);

/// All colors that areas of a map have.
std::vector<Color> map_colors(const Theme& theme);

}  // namespace queenreel
