#pragma once

#include "queenreel/frame/look.h"
#include "queenreel/frame/rect.h"
#include "queenreel/frame/tokens.h"

namespace queenreel {

// Shared by all layouts of a look. All lengths are in pixels.

/// From this side on, squares are even: one pixel less costs at most 4% of the board.
inline constexpr int even_from = 25;

/// The side of squares that may have at most `most` pixels.
inline int even_side(int most) {
    return most >= even_from ? most - most % 2 : most;
}

/// The lesser of the picture's width and height.
int shorter_side(const Look& look);

/// Returns whether the picture is much higher than wide, so that its parts are stacked.
bool is_high(const Look& look);

/// Returns whether the picture is about as wide as high.
bool is_square(const Look& look);

/// The width of the line around the board: 0 unless light squares would blend into the background.
int border_width(const Look& look);

/// The margin along the picture's edges.
int picture_margin(const Look& look);

/// The gap between panels, and between them and the board.
int panel_gap(const Look& look);

/// The default font size of text in panels: 28 pixels if the shorter side is 1080, legible from the last row
/// of a lecture hall.
double panel_em(const Look& look);

/// The font size of the caption below a board alone; 0 for none.
double caption_em(const Look& look);

/// The number of caption lines: at most the scene's, and at most a fifth of the picture.
int caption_lines(const Look& look);

/// The gap between the board, or its files, and a caption of this font size: at least 0.6 of its line.
int caption_gap(double em);

/// The font size of coordinates for squares of this side; 0 for none.
double coordinate_em(const Look& look, int square);

/// The room reserved for coordinates outside a board, including its border.
struct LabelRoom {
    int left = 0;
    int below = 0;
};

/// If the scene has panels and names rows and columns, the room is reserved whether they are labeled or not,
/// so that a panel has the same place in all films.
LabelRoom label_room(const Look& look, int board_size, int square);

// A logo gets a strip of its own at the lower edge of the picture, so that it hides nothing.

/// The look of the part above the strip; the look itself without a logo.
Look above_logo(Look look);

/// The rectangle of the logo, at the right of the strip; empty without one.
Rect logo_place(const Look& look);

}  // namespace queenreel
