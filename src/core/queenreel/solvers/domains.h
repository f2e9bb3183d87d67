#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "queenreel/puzzle/puzzle.h"

namespace queenreel {

/// For each row without a queen, the squares that no queen attacks, on a board of up to 32 rows and columns.
/// A value: O(n) memory.
class Domains {
  public:
    using Mask = std::uint32_t;  ///< bit i stands for column i, or for row i
    static constexpr int max_size = 32;

    /// The domains that a puzzle begins with: the open squares of each row.
    explicit Domains(const Puzzle& puzzle);

    /// The domains once a queen is placed in a row that has none.
    Domains with_queen(Square square) const;

    /// The squares of a row without a queen.
    Mask of(int row) const { return domains_[static_cast<std::size_t>(row)]; }

    /// How many rows have no queen; in the second, as far as that row, which is one of them.
    int open_rows() const { return std::popcount(open_); }
    int open_rows_through(int row) const { return std::popcount(open_ & ((Mask{2} << row) - 1)); }

    /// Whether every row has a queen.
    bool are_all_filled() const { return open_ == 0; }

    // Each names a row without a queen, the first from the top that fits.
    int first_row() const;
    int most_constrained_row() const;      ///< the one with the fewest squares
    std::optional<int> wiped_out() const;  ///< one without a square

  private:
    Mask open_;  // rows without a queen
    std::array<Mask, max_size> domains_;
};

}  // namespace queenreel
