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
    right_and_below,   ///< beside the board; and below the caption, as wide as the picture
    below,             ///< below the caption, as wide as the picture
};

/// Whether there are any at the board's right, and below its caption.
bool has_right(PanelSides sides);
bool has_below(PanelSides sides);

/// A board with what belongs to it, and the room that is left for panels. At the right of the board, panels
/// begin at its top; they end at its bottom, or at that of its caption or of what is below it in its column.
struct BoardArea {
    Layout layout{};  ///< without panels
    Rect right{};
    Rect below{};
};

/// The area of a board with squares of that side, 0 for none; nothing where they do not fit. From the top:
/// the board, its files, the caption, the room below.
std::optional<BoardArea> place_board(const Look& look, int board_size, int square, PanelSides sides);

}  // namespace queenreel
