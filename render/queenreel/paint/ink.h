#pragma once

#include "queenreel/frame/color.h"
#include "queenreel/frame/theme.h"

namespace queenreel {

/// The result of covering `from` with `to` by `share`, 0 … 1; colors mix with their alpha multiplied in, as
/// in Cairo.
Color mix(Color from, Color to, double share);

/// Black or white, whichever can be read on a color.
Color readable_on(Color color);

/// What is around text on a transparent background, so that it can be read on light pages and on dark ones;
/// on others nothing, alpha 0.
Color halo_of(const Theme& theme);

/// A square's shade where queens attack it: in shadow.
Color wash(const Theme& theme, Color shade);

/// How much of a shadow it is, of the outline's color.
inline constexpr double wash_share = 0.17;

/// A square's shade behind a queen of a solution.
Color solved_tint(const Theme& theme, Color shade);
inline constexpr double solved_share = 0.85;  ///< of the color of solutions

/// The shade of the frame of a square that can have no queen.
Color blocked_shade(const Theme& theme, Color shade);
inline constexpr double blocked_share = 0.85;  ///< of the color of outlines

/// A square's shade behind a queen whose attack is drawn: of another hue, and nearly as light.
Color lit(const Theme& theme, Color shade);
inline constexpr double lit_share = 0.5;  ///< of the color of attack lines

/// The background of what a panel is about just now: a little of the accent over the background.
Color tint(const Theme& theme);

/// A color of cells that are told apart by it alone: StatePanel::Cell::hue.
Color cell_color(int hue);

/// The same for lines and letters on the background, darker or lighter where it could not be read there.
Color chart_color(const Theme& theme, int hue);

}  // namespace queenreel
