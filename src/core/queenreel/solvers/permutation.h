#pragma once

#include <cstddef>
#include <cstdint>
#include <numeric>
#include <utility>
#include <vector>

#include "queenreel/puzzle/square.h"

namespace queenreel {

/// A board with one queen in each row and column, so that only diagonals matter; it counts their queens. Rows
/// are set up from the top; rows not yet set up share the remaining columns. O(n) memory, O(1) time per call.
class Permutation {
  public:
    // Probes that each call takes: of queens' columns and of diagonal counts.
    static constexpr int attackers_looks = 2;
    static constexpr int is_attacked_looks = 1 + attackers_looks;
    static constexpr int put_looks = 1 + 2;  // take_off() takes the same
    static constexpr int set_up_looks = 2 + 2;
    static constexpr int swap_test_looks = 2 + 4 * 2 + 2 * (2 * 2 + 2 * attackers_looks);

    explicit Permutation(int n)
        : offset_(n - 1),
          columns_(static_cast<std::size_t>(n)),
          diagonals_(2 * columns_.size() - 1),
          antidiagonals_(diagonals_) {
        std::iota(columns_.begin(), columns_.end(), 0);
    }

    /// The queen of a row, or the square that it would get.
    Square queen(int row) const { return {row, columns_[static_cast<std::size_t>(row)]}; }

    /// The column of each row; -1 if its queen is off the board.
    Solution columns() const { return columns_; }

    /// The number of queens that attack an empty square; one that attacks it along both diagonals counts
    /// twice.
    int attackers(Square square) const {
        return diagonals_[diagonal(square)] + antidiagonals_[antidiagonal(square)];
    }
    bool is_attacked(int row) const { return attackers(queen(row)) > 2; }  // the queen itself is on both

    /// Sets up the next row's queen in the column of `other`: that row or one not yet set up.
    void set_up(int row, int other) {
        std::swap(columns_[static_cast<std::size_t>(row)], columns_[static_cast<std::size_t>(other)]);
        change(queen(row), 1);
    }

    /// Returns true if swapping the columns of two rows would increase the number of attacking pairs.
    bool is_worse_swapped(int first, int second) {
        const auto pairs = [this](Square one, Square other) {
            change(one, 1);
            const int sum = attackers(other);
            change(one, -1);
            return sum + attackers(one);
        };
        const Square one = queen(first);
        const Square other = queen(second);
        change(one, -1);
        change(other, -1);
        const bool worse = pairs({first, other.column}, {second, one.column}) > pairs(one, other);
        change(one, 1);
        change(other, 1);
        return worse;
    }

    void take_off(int row) {
        change(queen(row), -1);
        columns_[static_cast<std::size_t>(row)] = -1;
    }
    void put(Square square) {
        columns_[static_cast<std::size_t>(square.row)] = square.column;
        change(square, 1);
    }

  private:
    // Small: otherwise a large board's counts would not fit the processor's caches.
    using Count = std::uint16_t;

    std::size_t diagonal(Square square) const {
        return static_cast<std::size_t>(square.column - square.row + offset_);
    }
    static std::size_t antidiagonal(Square square) {
        return static_cast<std::size_t>(square.column + square.row);
    }
    void change(Square queen, int by) {
        diagonals_[diagonal(queen)] = static_cast<Count>(diagonals_[diagonal(queen)] + by);
        antidiagonals_[antidiagonal(queen)] = static_cast<Count>(antidiagonals_[antidiagonal(queen)] + by);
    }

    int offset_;
    std::vector<int> columns_;
    std::vector<Count> diagonals_;
    std::vector<Count> antidiagonals_;
};

}  // namespace queenreel
