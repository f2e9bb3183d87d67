#pragma once

#include <optional>

#include "frame/layout/layout.h"

namespace queenreel {

/// On which sides of the board there are panels.
struct PanelSides {
    bool right = false;
    bool below = false;
};

/// A board with what belongs to it at the upper left, and the room that is left for panels.
struct BoardArea {
    Layout layout{};  ///< without panels
    Rect right{};
    Rect below{};
    double unused = 0;  ///< the area, in square pixels, of a side that has no panels
};

/// The area of a board with squares of that side, 0 for none; nothing where they do not fit. From the top:
/// the badge where it has no room at the board's right, the board, its files, the caption, the room below.
std::optional<BoardArea> place_board(const Look& look, int board_size, int square, PanelSides sides);

}  // namespace queenreel
