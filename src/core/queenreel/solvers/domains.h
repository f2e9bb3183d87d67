#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "queenreel/puzzle/attack_masks.h"
#include "queenreel/puzzle/puzzle.h"

namespace queenreel {

/// For each row without a queen, the squares that no queen attacks, on a board of up to 32 rows and columns.
/// A value: O(n) memory.
class Domains {
  public:
    using Mask = std::uint32_t;  ///< bit i stands for column i, or for row i
    static constexpr int max_size = 32;

    /// The domains at the start of a puzzle: the open squares of each row.
    explicit Domains(const Puzzle& puzzle);

    /// The domains after a queen is placed in a row without one.
    Domains with_queen(Square square) const;

    /// The same for a piece with another rule of attack.
    Domains with_piece(Square square, const AttackMasks& attacked) const;

    /// The domain of a row without a queen.
    Mask of(int row) const { return domains_[static_cast<std::size_t>(row)]; }

    /// The number of rows without a queen: all of them, or those up to and including `row`, which must itself
    /// be one.
    int open_rows() const { return std::popcount(open_); }
    int open_rows_through(int row) const { return std::popcount(open_ & ((Mask{2} << row) - 1)); }

    /// Returns true if every row has a queen.
    bool are_all_filled() const { return open_ == 0; }

    // Each returns a row without a queen: the first from the top that qualifies.
    int first_row() const;
    int most_constrained_row() const;      ///< the one with the smallest domain
    std::optional<int> wiped_out() const;  ///< one with an empty domain, if any

  private:
    Mask open_;  // rows without a queen
    std::array<Mask, max_size> domains_;
};

}  // namespace queenreel
