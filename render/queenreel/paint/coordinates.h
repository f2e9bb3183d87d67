#pragma once

#include "queenreel/frame/layout/layout.h"
#include "queenreel/frame/theme.h"
#include "queenreel/paint/canvas.h"

namespace queenreel {

/// Draws the columns' labels below the board and the rows' at its left, where the layout has them outside.
/// That of `lit_row` is lit; -1 for none.
void draw_outside_coordinates(const Canvas& canvas, const Layout& layout, const Theme& theme, int lit_row);

/// The room that the label of a row has, lit or not; empty where there is none.
Rect row_label_place(const Layout& layout, int row);

/// Draws the label of a row inside its room.
void draw_row_label(const Canvas& canvas, const Layout& layout, const Theme& theme, int row, int lit_row);

/// Whether a square carries a label: the layout has coordinates inside, and it lies in the first column (its
/// row's in the upper left corner) or the last row (its column's in the lower right one).
bool is_labelled(const Layout& layout, int row, int column);

/// Draws the labels of a square whose top left corner is at (0, 0).
void draw_inside_coordinates(const Canvas& canvas, const Layout& layout, const Theme& theme, int row,
                             int column);

}  // namespace queenreel
