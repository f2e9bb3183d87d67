#pragma once

#include <span>
#include <vector>

#include "queenreel/puzzle/square.h"

namespace queenreel {

/// Queens on an n×n board: any placement, partial and conflicting ones too. Memory is O(queens).
class Board {
  public:
    /// An empty board of `size` rows and columns. Throws std::invalid_argument when `size` is under 1.
    explicit Board(int size);

    /// A board with a queen in each row of `columns`. Throws std::invalid_argument for more rows than `size`
    /// or a column off the board.
    Board(int size, Solution columns);

    int size() const { return size_; }
    bool contains(Square square) const;

    /// Places a queen; where one stands already, nothing changes. Throws std::out_of_range off the board.
    void place(Square square);

    /// Takes a queen away; where none stands, nothing changes. Throws std::out_of_range off the board.
    void remove(Square square);

    bool has_queen(Square square) const;

    /// The queens' squares, row by row from the top, each row from the left. Valid until the next change;
    /// deleted for temporary boards, whose queens would be gone by the next line.
    std::span<const Square> queens() const& { return queens_; }
    std::span<const Square> queens() const&& = delete;

    friend bool operator==(const Board&, const Board&) = default;

  private:
    void check(Square square) const;

    int size_;
    std::vector<Square> queens_;
};

}  // namespace queenreel
