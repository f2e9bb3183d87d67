#pragma once

#include "queenreel/frame/layout/layout.h"
#include "queenreel/frame/theme.h"
#include "queenreel/paint/canvas.h"

namespace queenreel {

/// Draws the column labels below the board and the row labels at its left, if the layout has them outside.
/// The label of `lit_row` is lit; -1 for none.
void draw_outside_coordinates(const Canvas& canvas, const Layout& layout, const Theme& theme, int lit_row);

/// The room of a row's label, lit or not; empty if there is none.
Rect row_label_place(const Layout& layout, int row);

/// Draws a row's label inside its room.
void draw_row_label(const Canvas& canvas, const Layout& layout, const Theme& theme, int row, int lit_row);

/// Returns true if a square has a label: the layout has coordinates inside, and the square is in the first
/// column (row label in the upper left corner) or in the last row (column label in the lower right corner).
bool is_labelled(const Layout& layout, int row, int column);

/// Draws the labels of a square with its top left corner at (0, 0).
void draw_inside_coordinates(const Canvas& canvas, const Layout& layout, const Theme& theme, int row,
                             int column);

}  // namespace queenreel
