#pragma once

#include <cstdint>
#include <optional>

#include "queenreel/frame/layout/layout.h"

namespace queenreel {

/// Where panels are.
enum class PanelSides : std::uint8_t {
    none,
    right,             ///< beside the board and its caption
    right_and_column,  ///< and below the caption, as wide as the board
    right_and_below,   ///< beside the board, and below the caption, as wide as the picture
    below,             ///< below the caption, as wide as the picture
};

/// Whether there are panels at the board's right, or below its caption.
bool has_right(PanelSides sides);
bool has_below(PanelSides sides);

/// A board with its surroundings, and the room left for panels. At the right of the board, panels begin at
/// its top; they end at the bottom of the board, of its caption, or of what is below it in its column.
struct BoardArea {
    Layout layout{};  ///< without panels
    Rect right{};
    Rect below{};
};

/// The area of a board with squares of this side, 0 for no board; empty if they do not fit. From the top: the
/// board, its files, the caption, the room below.
std::optional<BoardArea> place_board(const Look& look, int board_size, int square, PanelSides sides);

}  // namespace queenreel
