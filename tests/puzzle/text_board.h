#pragma once

#include <sstream>
#include <stdexcept>
#include <string>

#include "queenreel/puzzle/board.h"

namespace queenreel {

/// The board drawn as text: a line a row, `.` an empty square, `Q` a queen.
inline Board text_board(const std::string& text) {
    std::istringstream lines(text);
    std::string line;
    lines >> line;
    Board board(static_cast<int>(line.size()));
    for (int row = 0; row < board.size(); ++row, lines >> line) {
        if (static_cast<int>(line.size()) != board.size())
            throw std::invalid_argument("text board: it is not square");
        for (int column = 0; column < board.size(); ++column)
            if (line[static_cast<std::size_t>(column)] == 'Q')
                board.place({row, column});
    }
    return board;
}

/// A line a row, `x` where `marked` is true and `.` elsewhere.
template <typename Marked>
std::string text_marks(const Marked& marked, int size) {
    std::string text;
    for (std::size_t i = 0; i < marked.size(); ++i) {
        text += marked[i] ? 'x' : '.';
        if ((i + 1) % static_cast<std::size_t>(size) == 0)
            text += '\n';
    }
    return text;
}

}  // namespace queenreel
