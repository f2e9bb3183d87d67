#pragma once

#include <vector>

#include "queenreel/frame/color.h"
#include "queenreel/frame/map_samples.h"
#include "queenreel/frame/theme.h"

namespace queenreel {

/// The color of a bar: one of two alternating grays, tinted gold if solutions are below.
Color map_color(const Theme& theme, const MapShade& shade);

/// The color of dead ends.
Color map_tick(const Theme& theme);

/// The translucent cover of the part still to come.
Color map_veil(const Theme& theme);

/// Every color that an area of a map can have.
std::vector<Color> map_colors(const Theme& theme);

}  // namespace queenreel
