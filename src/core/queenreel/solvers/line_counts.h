#pragma once

#include <cstddef>
#include <vector>

#include "queenreel/puzzle/square.h"

namespace queenreel {

/// Counts the queens on each column and diagonal of an n×n board with at most one queen per row. O(n) memory,
/// O(1) time per call.
class LineCounts {
  public:
    /// Counts probed by each call.
    static constexpr int looks = 3;

    explicit LineCounts(int n)
        : offset_(n - 1),
          columns_(static_cast<std::size_t>(n)),
          diagonals_(2 * columns_.size() - 1),
          antidiagonals_(diagonals_) {}

    void add(Square queen) { change(queen, 1); }
    void remove(Square queen) { change(queen, -1); }

    /// The number of queens that attack a square, in a row without a queen.
    int attackers(Square square) const {
        return columns_[column(square)] + diagonals_[diagonal(square)] + antidiagonals_[antidiagonal(square)];
    }

    /// The number of queens that attack one on the board. It counts itself once on each of its three lines.
    int attackers_of_queen(Square queen) const { return attackers(queen) - 3; }

  private:
    static std::size_t column(Square square) { return static_cast<std::size_t>(square.column); }
    std::size_t diagonal(Square square) const {
        return static_cast<std::size_t>(square.column - square.row + offset_);
    }
    static std::size_t antidiagonal(Square square) {
        return static_cast<std::size_t>(square.column + square.row);
    }

    void change(Square queen, int by) {
        columns_[column(queen)] += by;
        diagonals_[diagonal(queen)] += by;
        antidiagonals_[antidiagonal(queen)] += by;
    }

    int offset_;
    std::vector<int> columns_;
    std::vector<int> diagonals_;
    std::vector<int> antidiagonals_;
};

}  // namespace queenreel
