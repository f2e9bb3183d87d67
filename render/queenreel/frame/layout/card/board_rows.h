#pragma once

#include <optional>
#include <vector>

#include "queenreel/frame/rect.h"

namespace queenreel {

/// The boards of a card, all of one size, in rows.
struct BoardRows {
    int count = 0;  ///< 0: none
    int size = 1;   ///< rows and columns of squares of each
    int border = 0;
    int square = 0;  ///< side of a square, in pixels
    int columns = 1;
    int gap = 0;  ///< between their borders

    int rows() const { return (count + columns - 1) / columns; }
    int side() const { return size * square + 2 * border; }  ///< side of a board with its border
    int width() const { return count == 0 ? 0 : columns * (side() + gap) - gap; }
    int height() const { return count == 0 ? 0 : rows() * (side() + gap) - gap; }

    /// The side of a square with the area of all boards together.
    double extent() const;

    /// The boards' rectangles without borders; the border of the first is at (x, y).
    std::vector<Rect> places(int x, int y) const;
};

/// The room for boards, and what surrounds each.
struct BoardsRoom {
    int width = 0;
    int height = 0;
    int border = 0;
    int max_gap = 0;
};

/// `count` boards with the largest squares that fit; empty if they would be smaller than two pixels.
std::optional<BoardRows> largest_rows(int count, int size, const BoardsRoom& room);

/// The most boards, up to `max`, that fit with squares of at least `square` pixels, made as large as
/// possible; otherwise one.
std::optional<BoardRows> most_rows(int max, int size, int square, const BoardsRoom& room);

}  // namespace queenreel
