#include "queenreel/puzzle/puzzle.h"

#include <algorithm>
#include <stdexcept>
#include <string>

#include "queenreel/puzzle/attacks.h"

namespace queenreel {
namespace {

std::string place_of(Square square) {
    return std::to_string(square.row) + ":" + std::to_string(square.column);
}

void sort_once(std::vector<Square>& squares) {
    std::ranges::sort(squares);
    const auto again = std::ranges::unique(squares);
    squares.erase(again.begin(), again.end());
}

void check_on_board(const std::vector<Square>& squares, int size) {
    for (const Square square : squares)
        if (std::min(square.row, square.column) < 0 || std::max(square.row, square.column) >= size)
            throw std::invalid_argument("puzzle: square " + place_of(square) + " is off a board of size " +
                                        std::to_string(size) + "; rows and columns count from 0");
}

}  // namespace

Puzzle::Puzzle(int size, Givens givens, AttackRule rule)
    : size_(size), givens_(std::move(givens)), rule_(rule) {
    if (size < 1)
        throw std::invalid_argument("puzzle: a board has at least one row; give a size of 1 or more");
    sort_once(givens_.queens);
    sort_once(givens_.blocked);
    check_on_board(givens_.queens, size);
    check_on_board(givens_.blocked, size);
    for (const Square queen : givens_.queens)
        if (is_blocked(queen))
            throw std::invalid_argument("puzzle: square " + place_of(queen) +
                                        " is blocked and has a queen; give one of the two");
}

bool Puzzle::has_queen(Square square) const {
    return std::ranges::binary_search(givens_.queens, square);
}

bool Puzzle::is_blocked(Square square) const {
    return std::ranges::binary_search(givens_.blocked, square);
}

bool Puzzle::is_open(Square square) const {
    const auto is_attacked_by = [&](Square queen) { return attacks(queen, square); };
    return !is_blocked(square) && std::ranges::none_of(givens_.queens, is_attacked_by);
}

std::optional<std::pair<Square, Square>> Puzzle::clash() const {
    for (auto first = givens_.queens.begin(); first != givens_.queens.end(); ++first)
        for (auto second = first + 1; second != givens_.queens.end(); ++second)
            if (attacks(*first, *second))
                return std::pair(*first, *second);
    return std::nullopt;
}

/// A queen of `columns` that attacks the square: one in its column, or else the nearest.
std::optional<Square> Puzzle::attacker_above_by_rule(Solution columns, Square square) const {
    std::optional<Square> found;
    for (int row = static_cast<int>(columns.size()) - 1; row >= 0; --row) {
        const Square queen{row, columns[static_cast<std::size_t>(row)]};
        if (queen.column == square.column)
            return queen;
        if (!found && queen.column >= 0 && attacks(queen, square))
            found = queen;
    }
    return found;
}

std::optional<Square> Puzzle::attacker(Solution columns, Square square) const {
    const std::optional<Square> above = rule() == AttackRule::queens
                                            ? attacker_above(columns, square)
                                            : attacker_above_by_rule(columns, square);
    if (givens_.queens.empty() || (above && above->column == square.column))
        return above;
    std::optional<Square> found = above;
    for (const Square queen : givens_.queens) {
        if (queen.row <= square.row || !attacks(queen, square))
            continue;
        if (queen.column == square.column)
            return queen;
        if (!found)
            found = queen;
    }
    return found;
}

Puzzle::Mask Puzzle::allowed(int row) const {
    for (const Square queen : givens_.queens)
        if (queen.row == row)
            return Mask{1} << queen.column;
    Mask columns = ~Mask{0} >> (max_masked - size_);
    for (const Square square : givens_.blocked)
        if (square.row == row)
            columns &= ~(Mask{1} << square.column);
    return columns;
}

Puzzle::Mask Puzzle::open(int row) const {
    Mask columns = allowed(row);
    for (int column = 0; column < size_; ++column)
        if (!is_open({row, column}))
            columns &= ~(Mask{1} << column);
    return columns;
}

Puzzle::Mask Puzzle::attacked(Square piece, int row) const {
    Mask columns = 0;
    for (int column = 0; column < size_; ++column)
        if (attacks(piece, {row, column}))
            columns |= Mask{1} << column;
    return columns;
}

std::optional<int> Puzzle::closed_row() const {
    for (int row = 0; row < size_; ++row)
        if (open(row) == 0)
            return row;
    return std::nullopt;
}

}  // namespace queenreel
