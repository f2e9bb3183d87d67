#pragma once

#include <compare>
#include <span>

namespace queenreel {

/// A square of a board: row from the top, column from the left, both from 0.
struct Square {
    int row = 0;
    int column = 0;

    friend auto operator<=>(const Square&, const Square&) = default;
};

/// True when two different squares share a row, a column or a diagonal: a queen on one attacks the other.
constexpr bool share_line(Square a, Square b) {
    return a != b && (a.row == b.row || a.column == b.column || a.row - a.column == b.row - b.column ||
                      a.row + a.column == b.row + b.column);
}

/// Returns the square of an n×n torus that `square` is: one off the board comes back at the opposite edge.
constexpr Square on_torus(Square square, int n) {
    return {(square.row % n + n) % n, (square.column % n + n) % n};
}

/// One queen per row: element r is the column, from 0, of the queen in row r, from the top. During a search
/// it has only the rows filled so far. A view, valid as long as its source: a generator's until its next
/// step.
using Solution = std::span<const int>;

}  // namespace queenreel
