#pragma once

#include <cstddef>
#include <cstdint>
#include <numeric>
#include <utility>
#include <vector>

#include "queenreel/puzzle/square.h"

namespace queenreel {

/// A board with a queen in each row and each column, so that only diagonals matter, and those are counted.
/// It is set up row by row from the top; until then the columns of the rows to come are those left over.
/// O(n) memory, O(1) time a call.
class Permutation {
  public:
    // How many looks the calls take: at columns of queens, and at counts of diagonals.
    static constexpr int attackers_looks = 2;
    static constexpr int is_attacked_looks = 1 + attackers_looks;
    static constexpr int put_looks = 1 + 2;  // and take_off()
    static constexpr int set_up_looks = 2 + 2;
    static constexpr int swap_test_looks = 2 + 4 * 2 + 2 * (2 * 2 + 2 * attackers_looks);

    explicit Permutation(int n)
        : offset_(n - 1),
          columns_(static_cast<std::size_t>(n)),
          diagonals_(2 * columns_.size() - 1),
          antidiagonals_(diagonals_) {
        std::iota(columns_.begin(), columns_.end(), 0);
    }

    /// The queen of a row, or the square where it would be set up.
    Square queen(int row) const { return {row, columns_[static_cast<std::size_t>(row)]}; }

    /// A column for each row; -1 for one whose queen is off.
    Solution columns() const { return columns_; }

    /// How many times queens attack a square without a queen.
    int attackers(Square square) const {
        return diagonals_[diagonal(square)] + antidiagonals_[antidiagonal(square)];
    }
    bool is_attacked(int row) const { return attackers(queen(row)) > 2; }  // it is on both itself

    /// Sets up the queen of the next row in the column of `other`, that row or one to come.
    void set_up(int row, int other) {
        std::swap(columns_[static_cast<std::size_t>(row)], columns_[static_cast<std::size_t>(other)]);
        change(queen(row), 1);
    }

    /// Whether more pairs of queens would attack each other if these rows swapped their columns.
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
    // Small, as a large board's counts would not fit the processor's caches otherwise.
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
