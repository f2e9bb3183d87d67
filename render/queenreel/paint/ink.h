#pragma once

#include "queenreel/frame/color.h"
#include "queenreel/frame/theme.h"
#include "queenreel/frame/tokens.h"

namespace queenreel {

/// Black or white, whichever is legible on a color.
Color readable_on(Color color);

/// The halo around text on a transparent background, which makes it legible on light and dark pages;
/// otherwise alpha 0, no halo.
Color halo_of(const Theme& theme);

/// The color of a square, given by row and column.
inline Color shade_of(const Theme& theme, int row, int column) {
    return (row + column) % 2 == 0 ? theme.light : theme.dark;
}

/// The shade of an attacked square: in shadow.
Color wash(const Theme& theme, Color shade);

/// The shade behind a queen of a solution.
Color solved_tint(const Theme& theme, Color shade);

/// The shade behind a number, for its level from 0, none, to tint_levels.
Color number_tint(const Theme& theme, Color shade, int level);

/// The shade of the frame of a square that can have no queen.
Color blocked_shade(const Theme& theme, Color shade);

/// The colors of the squares of a board.
struct SquareShades {
    Color light;
    Color dark;
};

/// The colors of a turning board's squares, for BoardPose::shades.
SquareShades turning_shades(const Theme& theme, double shades);

/// The highlight behind the current part of a panel: the background with a little accent.
Color tint(const Theme& theme);

/// cell_color() for lines and letters on the background, darkened or lightened if it would be illegible.
Color chart_color(const Theme& theme, int hue);

}  // namespace queenreel
