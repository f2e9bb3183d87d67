#pragma once

#include <string>

#include "queenreel/frame/frame.h"
#include "queenreel/puzzle/board.h"

namespace queenreel {

/// A panel as text, one row per line: `Q` a queen, `!` one under attack, `o` an attacked square, `.` others.
inline std::string text_of(const BoardPanel& panel) {
    std::string text;
    for (std::size_t i = 0; i < panel.cells.size(); ++i) {
        const Cell& cell = panel.cells[i];
        if (cell.queen)
            text += cell.mark == Mark::conflict ? '!' : cell.mark == Mark::none ? 'Q' : '?';
        else
            text += cell.mark == Mark::attacked ? 'o' : cell.mark == Mark::none ? '.' : '?';
        if ((i + 1) % static_cast<std::size_t>(panel.size) == 0)
            text += '\n';
    }
    return text;
}

/// The board in such a text; all characters but `Q`, `!` and line ends are empty squares.
inline Board board_of(const std::string& text) {
    const auto size = static_cast<int>(text.find('\n'));
    Board board(size);
    for (int row = 0; row < size; ++row) {
        for (int column = 0; column < size; ++column) {
            const char c = text[static_cast<std::size_t>(row * (size + 1) + column)];
            if (c == 'Q' || c == '!')
                board.place({row, column});
        }
    }
    return board;
}

}  // namespace queenreel
