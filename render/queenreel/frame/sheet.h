#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "queenreel/frame/board_panel.h"
#include "queenreel/frame/look.h"
#include "queenreel/frame/made_text.h"

namespace queenreel {

/// A side of cards that readers cut from a page.
enum class CardSide : std::uint8_t {
    none,
    front,  ///< with lines to cut along
    back,   ///< without: a printer never hits them exactly on the back
};

/// The grid of a sheet's pages, the same on all of them.
struct SheetShape {
    int board_size = 8;   ///< rows and columns of squares of each board
    int columns = 1;      ///< of boards
    int rows = 1;         ///< of boards
    bool title = true;    ///< reserve room for Sheet::title
    bool task = false;    ///< reserve room for Sheet::task
    bool heads = false;   ///< reserve room for Sheet::heads
    int label_lines = 1;  ///< lines of SheetBoard::label to reserve room for; 0 for none

    /// The number of adjacent boards that form a group, with room for SheetBoard::heading before the first;
    /// `columns` is a multiple of it. 0: no groups.
    int group = 0;
    Coordinates coordinates = Coordinates::none;
    CardSide side = CardSide::none;  ///< cards have the middle of the page, so that both sides meet

    friend bool operator==(const SheetShape&, const SheetShape&) = default;
};

/// A board of a sheet. Size 0 leaves its place empty.
struct SheetBoard {
    BoardPanel board;
    std::string label{};     ///< below it: its number, or more if SheetShape::label_lines allows; UTF-8
    std::string heading{};   ///< for the first board of a group: one or two lines; UTF-8
    MadeText description{};  ///< UTF-8, the board in words for those who cannot see it; empty: the sheet's

    friend bool operator==(const SheetBoard&, const SheetBoard&) = default;
};

/// A page of boards to print. All text is UTF-8, without line breaks.
struct Sheet {
    SheetShape shape{};
    std::vector<std::string> blanks{};  ///< labels of lines to write on, in the upper margin: "Name"
    std::string title;                  ///< at the top
    std::string task{};                 ///< below it: the instructions
    std::vector<std::string> heads{};   ///< above the columns of each group
    std::string page;                   ///< at the bottom, as "2 of 7"; empty for none
    std::vector<SheetBoard> boards{};   ///< row by row; the last row may be incomplete

    friend bool operator==(const Sheet&, const Sheet&) = default;
};

}  // namespace queenreel
