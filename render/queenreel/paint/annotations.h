#pragma once

#include <array>

#include "queenreel/frame/board_panel.h"
#include "queenreel/frame/theme.h"
#include "queenreel/paint/canvas.h"

namespace queenreel {

// What an author draws on a board: highlights, lines of attack and arrows, all below marks and queens, so
// that no queen is hidden. `square`: a square's side in pixels; the board's top left corner is (0, 0).

/// A step to a neighboring square.
struct Direction {
    int row;
    int column;
};

/// The eight ways of a queen, clockwise from the right.
inline constexpr std::array queen_directions{Direction{0, 1},  Direction{1, 1},  Direction{1, 0},
                                             Direction{1, -1}, Direction{0, -1}, Direction{-1, -1},
                                             Direction{-1, 0}, Direction{-1, 1}};

/// How many squares lie that way between a square and the edge of the board.
int squares_to_edge(const BoardPanel& board, int row, int column, const Direction& way);

/// Adds the line from the edge or corner of a queen's square across that many squares.
void line_of_attack(const Canvas& canvas, int row, int column, const Direction& way, int squares,
                    double square);

/// Whether all squares that annotations name are on the board, and arrows go from one to another.
bool are_annotations_inside(const BoardPanel& board);

/// The shade of a highlighted square: light and dark ones still differ.
Color highlighted(Color shade, Color highlight);

/// What is around an arrow of a color: of the light squares' or the outline's, what differs from it more.
Color arrow_seam(Color arrow, const Theme& theme);

void draw_highlights(const Canvas& canvas, const BoardPanel& board, int square, const Theme& theme);

void draw_lines_of_attack(const Canvas& canvas, const BoardPanel& board, int square, const Theme& theme);

/// Draws each arrow within a seam, so that it is seen on light and dark squares, and over other arrows.
void draw_arrows(const Canvas& canvas, const BoardPanel& board, int square, const Theme& theme);

}  // namespace queenreel
