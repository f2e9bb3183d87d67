#pragma once

#include "queenreel/frame/layout/layout.h"
#include "queenreel/frame/theme.h"
#include "queenreel/paint/canvas.h"

namespace queenreel {

/// Draws the columns' labels below the board and the rows' at its left, where the layout has them outside.
void draw_outside_coordinates(const Canvas& canvas, const Layout& layout, const Theme& theme);

/// Whether a square carries a label: the layout has coordinates inside, and it lies in the first column (its
/// row's in the upper left corner) or the last row (its column's in the lower right one).
bool is_labelled(const Layout& layout, int row, int column);

/// Draws the labels of a square whose top left corner is at (0, 0).
void draw_inside_coordinates(const Canvas& canvas, const Layout& layout, const Theme& theme, int row,
                             int column);

}  // namespace queenreel
