#pragma once

#include <string>
#include <vector>

#include "frame/board_panel.h"
#include "frame/look.h"

namespace queenreel {

/// How the pages of a sheet are divided, the same on all of them.
struct SheetShape {
    int board_size = 8;  ///< rows and columns of squares of each board
    int columns = 1;     ///< of boards
    int rows = 1;        ///< of boards
    bool title = true;   ///< keep room for Sheet::title
    bool labels = true;  ///< keep room for SheetBoard::label
    Coordinates coordinates = Coordinates::none;

    friend bool operator==(const SheetShape&, const SheetShape&) = default;
};

/// A board of a sheet.
struct SheetBoard {
    BoardPanel board;
    std::string label{};  ///< below it: its number; UTF-8, in one line

    friend bool operator==(const SheetBoard&, const SheetBoard&) = default;
};

/// A page of boards, to print: a picture of its own. All text is UTF-8, without line breaks.
struct Sheet {
    SheetShape shape{};
    std::string title;                 ///< at the top
    std::string page;                  ///< at the bottom, as "2 of 7"; empty for none
    std::vector<SheetBoard> boards{};  ///< row by row; the last row may lack some

    friend bool operator==(const Sheet&, const Sheet&) = default;
};

}  // namespace queenreel
