#pragma once

#include "frame/look.h"
#include "frame/rect.h"

namespace queenreel {

// What every layout of a look has in common. All lengths are pixels.

/// From this side on, squares are even: one pixel less costs at most 4% of the board.
inline constexpr int even_from = 25;

/// The lesser of the picture's width and height.
int shorter_side(const Look& look);

/// The width of the line around the board: 0, except where light squares would melt into the background.
int border_width(const Look& look);

/// What is kept free along the picture's edges.
int picture_margin(const Look& look);

/// What is kept free between panels, and between them and the board.
int panel_gap(const Look& look);

/// The font size of the caption; 0 for none.
double caption_em(const Look& look);

/// The font size of the coordinates of squares of that side; 0 for none.
double coordinate_em(const Look& look, int square);

}  // namespace queenreel
