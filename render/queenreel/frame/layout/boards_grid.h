#pragma once

#include <vector>

#include "queenreel/frame/rect.h"
#include "queenreel/frame/scene.h"

namespace queenreel {

/// The position of a small board of a BoardsPanel.
struct SmallBoardPlace {
    Rect whole{};  ///< including its label and notes: framed when it is lit
    Rect label{};
    Rect board{};
    std::vector<Rect> notes{};  ///< one per line, in one column or two
};

/// The positions of the boards of a BoardsPanel, in the numbers of columns of boards and of notes that make
/// squares largest.
struct BoardsGrid {
    int square = 1;  ///< side of a square, the same for all boards
    std::vector<SmallBoardPlace> boards{};
};

/// The grid of a slot's boards inside `body`, with text of `em` pixels. The boards of tracks are stacked in
/// equal parts of the height, without labels and notes.
BoardsGrid boards_grid(const PanelSlot& slot, const Rect& body, double em);

}  // namespace queenreel
