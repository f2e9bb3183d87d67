#pragma once

#include "queenreel/frame/look.h"
#include "queenreel/frame/rect.h"

namespace queenreel {

// What every layout of a look has in common. All lengths are pixels.

/// From this side on, squares are even: one pixel less costs at most 4% of the board.
inline constexpr int even_from = 25;

/// The height of a caption's line, in em.
inline constexpr double caption_line = 1.3;

/// The lesser of the picture's width and height.
int shorter_side(const Look& look);

/// The width of the line around the board: 0, except where light squares would melt into the background.
int border_width(const Look& look);

/// What is kept free along the picture's edges.
int picture_margin(const Look& look);

/// What is kept free between panels, and between them and the board.
int panel_gap(const Look& look);

/// The font size that text in panels has where there is room: 28 pixels where the shorter side is 1080, which
/// can be read from the last row of a lecture hall.
double panel_em(const Look& look);

/// The font size of the caption; 0 for none.
double caption_em(const Look& look);

/// How many lines the caption has: no more than the scene says, and than take a fifth of the picture.
int caption_lines(const Look& look);

/// What is kept free between the board, or its files, and a caption of that font size: at least 0.6 of its
/// line.
int caption_gap(double em);

/// The font size of the coordinates of squares of that side; 0 for none.
double coordinate_em(const Look& look, int square);

/// The room that is kept for coordinates outside a board, its border included.
struct LabelRoom {
    int left = 0;
    int below = 0;
};

/// Where the scene has panels, and names rows and columns, the room is kept whether they are labeled or not,
/// so that the same panel has the same place in all films.
LabelRoom label_room(const Look& look, int board_size, int square);

// A logo has a strip at the lower edge of the picture for itself, so that it hides nothing.

/// The look of what is above the strip; the look itself where there is no logo.
Look above_logo(Look look);

/// Where the logo lies, at the right of the strip; empty where there is none.
Rect logo_place(const Look& look);

}  // namespace queenreel
