#pragma once

#include <string>
#include <vector>

#include "queenreel/frame/board_panel.h"
#include "queenreel/frame/look.h"

namespace queenreel {

/// How the pages of a sheet are divided, the same on all of them.
struct SheetShape {
    int board_size = 8;   ///< rows and columns of squares of each board
    int columns = 1;      ///< of boards
    int rows = 1;         ///< of boards
    bool title = true;    ///< keep room for Sheet::title
    bool task = false;    ///< keep room for Sheet::task
    bool heads = false;   ///< keep room for Sheet::heads
    int label_lines = 1;  ///< keep room for so many lines of SheetBoard::label; 0 for none

    /// So many boards, side by side, belong together, with room for SheetBoard::heading before the first;
    /// `columns` is a multiple of it. 0: each stands by itself.
    int group = 0;
    Coordinates coordinates = Coordinates::none;

    friend bool operator==(const SheetShape&, const SheetShape&) = default;
};

/// A board of a sheet. One of size 0 leaves its place empty.
struct SheetBoard {
    BoardPanel board;
    std::string label{};    ///< below it: its number, or more in SheetShape::label_lines; UTF-8
    std::string heading{};  ///< of the group that it is the first of, in one or two lines; UTF-8

    friend bool operator==(const SheetBoard&, const SheetBoard&) = default;
};

/// A page of boards, to print: a picture of its own. All text is UTF-8, without line breaks.
struct Sheet {
    SheetShape shape{};
    std::vector<std::string> blanks{};  ///< words before lines to write on, in the upper margin: "Name"
    std::string title;                  ///< at the top
    std::string task{};                 ///< below it: what is to be known or done
    std::vector<std::string> heads{};   ///< above the columns of each group
    std::string page;                   ///< at the bottom, as "2 of 7"; empty for none
    std::vector<SheetBoard> boards{};   ///< row by row; the last row may lack some

    friend bool operator==(const Sheet&, const Sheet&) = default;
};

}  // namespace queenreel
