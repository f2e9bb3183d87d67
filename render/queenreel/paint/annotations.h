#pragma once

#include <array>

#include "queenreel/frame/board_panel.h"
#include "queenreel/frame/theme.h"
#include "queenreel/paint/canvas.h"

namespace queenreel {

// An author's drawings on a board: highlights, lines of attack and arrows, all below marks and queens, so
// that no queen is hidden. `square` is a square's side in pixels; the board's top left corner is (0, 0).

/// A step to a neighboring square.
struct Direction {
    int row;
    int column;
};

/// The eight directions of a queen, clockwise from the right.
inline constexpr std::array queen_directions{Direction{0, 1},  Direction{1, 1},  Direction{1, 0},
                                             Direction{1, -1}, Direction{0, -1}, Direction{-1, -1},
                                             Direction{-1, 0}, Direction{-1, 1}};

/// The number of squares between a square and the edge of the board in a direction.
int squares_to_edge(const BoardPanel& board, int row, int column, const Direction& way);

/// Adds the line from the edge or corner of a queen's square across `squares` squares.
void line_of_attack(const Canvas& canvas, int row, int column, const Direction& way, double squares,
                    double square);

/// Whether all annotated squares are on the board and each arrow joins two different ones.
bool are_annotations_inside(const BoardPanel& board);

/// The tinted color of a square; keeps light and dark squares distinguishable.
Color highlighted(Color shade, Color highlight);

/// The seam around an arrow: the color of light squares or of the outline, whichever differs more from the
/// arrow.
Color arrow_seam(Color arrow, const Theme& theme);

void draw_highlights(const Canvas& canvas, const BoardPanel& board, int square, const Theme& theme);

void draw_lines_of_attack(const Canvas& canvas, const BoardPanel& board, int square, const Theme& theme);

/// Draws each arrow with a seam, so that it is visible on light and dark squares and over other arrows.
void draw_arrows(const Canvas& canvas, const BoardPanel& board, int square, const Theme& theme);

}  // namespace queenreel
