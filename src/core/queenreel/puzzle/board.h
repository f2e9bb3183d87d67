#pragma once

#include <span>
#include <vector>

#include "queenreel/puzzle/square.h"

namespace queenreel {

/// Queens on an n×n board: any placement, including partial and conflicting ones. O(queens) memory.
class Board {
  public:
    /// An empty board of `size` rows and columns. Throws std::invalid_argument if `size` is below 1.
    explicit Board(int size);

    /// A board with a queen in each row of `columns`. Throws std::invalid_argument for more rows than `size`
    /// or a column off the board.
    Board(int size, Solution columns);

    int size() const { return size_; }
    bool contains(Square square) const;

    /// Places a queen; no effect if the square has one. Throws std::out_of_range off the board.
    void place(Square square);

    /// Removes a queen; no effect if the square has none. Throws std::out_of_range off the board.
    void remove(Square square);

    bool has_queen(Square square) const;

    /// The queens' squares, row by row from the top, each row from the left. Valid until the next change;
    /// deleted for temporary boards, whose queens would dangle.
    std::span<const Square> queens() const& { return queens_; }
    std::span<const Square> queens() const&& = delete;

    friend bool operator==(const Board&, const Board&) = default;

  private:
    void check(Square square) const;

    int size_;
    std::vector<Square> queens_;
};

}  // namespace queenreel
