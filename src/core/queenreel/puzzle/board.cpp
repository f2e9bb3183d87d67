#include "queenreel/puzzle/board.h"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace queenreel {

Board::Board(int size) : size_(size) {
    if (size < 1)
        throw std::invalid_argument("board size " + std::to_string(size) +
                                    ": a board has at least one row; give 1 or more");
}

Board::Board(int size, Solution columns) : Board(size) {
    if (columns.size() > static_cast<std::size_t>(size))
        throw std::invalid_argument("board: " + std::to_string(columns.size()) + " rows do not fit size " +
                                    std::to_string(size) + "; give at most one column per row");
    queens_.reserve(columns.size());
    for (const int column : columns) {
        const Square square{static_cast<int>(queens_.size()), column};
        if (!contains(square))
            throw std::invalid_argument("board: column " + std::to_string(column) +
                                        " is off a board of size " + std::to_string(size) + "; give 0 to " +
                                        std::to_string(size - 1));
        queens_.push_back(square);
    }
}

bool Board::contains(Square square) const {
    return 0 <= square.row && square.row < size_ && 0 <= square.column && square.column < size_;
}

void Board::place(Square square) {
    check(square);
    const auto at = std::lower_bound(queens_.begin(), queens_.end(), square);
    if (at == queens_.end() || *at != square)
        queens_.insert(at, square);
}

void Board::remove(Square square) {
    check(square);
    const auto at = std::lower_bound(queens_.begin(), queens_.end(), square);
    if (at != queens_.end() && *at == square)
        queens_.erase(at);
}

bool Board::has_queen(Square square) const {
    return std::binary_search(queens_.begin(), queens_.end(), square);
}

void Board::check(Square square) const {
    if (!contains(square))
        throw std::out_of_range("square " + std::to_string(square.row) + ":" + std::to_string(square.column) +
                                ": off a board of size " + std::to_string(size_) +
                                "; rows and columns count from 0");
}

}  // namespace queenreel
