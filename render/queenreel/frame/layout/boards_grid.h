#pragma once

#include <vector>

#include "queenreel/frame/rect.h"
#include "queenreel/frame/scene.h"

namespace queenreel {

/// Where a small board of a BoardsPanel lies.
struct SmallBoardPlace {
    Rect whole{};  ///< with its label and notes: what is framed when it is lit
    Rect label{};
    Rect board{};
    std::vector<Rect> notes{};  ///< a line each, in one column or two
};

/// Where the boards of a BoardsPanel lie, with as many columns of boards, and of notes, as leave the largest
/// squares.
struct BoardsGrid {
    int square = 1;  ///< a square's side, of all boards
    std::vector<SmallBoardPlace> boards{};
};

/// The grid of a slot's boards inside `body`, with text of `em` pixels. Boards of tracks stand one below the
/// other, each in an equal part of the height, without label and notes.
BoardsGrid boards_grid(const PanelSlot& slot, const Rect& body, double em);

}  // namespace queenreel
