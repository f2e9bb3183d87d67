#pragma once

#include <optional>
#include <vector>

#include "queenreel/frame/rect.h"

namespace queenreel {

/// Boards of one size in rows, all that a card shows of them.
struct BoardRows {
    int count = 0;  ///< 0: none
    int size = 1;   ///< rows and columns of squares of each
    int border = 0;
    int square = 0;  ///< a square's side, in pixels
    int columns = 1;
    int gap = 0;  ///< between their borders

    int rows() const { return (count + columns - 1) / columns; }
    int side() const { return size * square + 2 * border; }  ///< of a board with its border
    int width() const { return count == 0 ? 0 : columns * (side() + gap) - gap; }
    int height() const { return count == 0 ? 0 : rows() * (side() + gap) - gap; }

    /// The side of a square as large as all boards together.
    double extent() const;

    /// Where they lie, without their borders, the first with its border at (x, y).
    std::vector<Rect> places(int x, int y) const;
};

/// The room that boards have, and what is around each.
struct BoardsRoom {
    int width = 0;
    int height = 0;
    int border = 0;
    int max_gap = 0;
};

/// So many boards with the largest squares that fit; nothing where they would be under two pixels.
std::optional<BoardRows> largest_rows(int count, int size, const BoardsRoom& room);

/// As many boards, up to `max`, as fit with squares of at least `square` pixels, and those as large as they
/// fit; or else one.
std::optional<BoardRows> most_rows(int max, int size, int square, const BoardsRoom& room);

}  // namespace queenreel
