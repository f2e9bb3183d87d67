#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "queenreel/puzzle/attacks.h"
#include "queenreel/puzzle/puzzle.h"

namespace queenreel {

/// The columns that a search tries in each row, from the left, attacked or not. Blocked squares are skipped,
/// and a row with a given queen has only that queen's column.
class TriedColumns {
  public:
    explicit TriedColumns(const Puzzle& puzzle) {
        const std::uint64_t past_last = std::uint64_t{1} << puzzle.size();
        columns_.fill(past_last);
        for (int row = 0; row < puzzle.size(); ++row)
            columns_[index(row)] |= puzzle.allowed(row);
        for (const Square queen : puzzle.givens().queens)
            given_ |= std::uint64_t{1} << queen.row;
    }

    /// The first column from `from` on to try in a row; n if none is left or the row is past the last. `from`
    /// is at most n.
    int next(int row, int from) const { return from + std::countr_zero(columns_[index(row)] >> from); }

    /// Returns true if the row has a given queen.
    bool is_given(int row) const { return (given_ >> row & 1U) != 0; }

    /// A queen that attacks the square: one of `columns` in the rows above, or a given one below. There must
    /// be one.
    static Square attacker(const Puzzle& puzzle, Solution columns, Square square) {
        return puzzle.attacker(columns, square).value();
    }

  private:
    static std::size_t index(int row) { return static_cast<std::size_t>(row); }

    std::uint64_t given_ = 0;
    std::array<std::uint64_t, Puzzle::max_masked + 1> columns_;
};

/// TriedColumns for an empty board, at no cost: every column of every row.
class EveryColumn {
  public:
    explicit EveryColumn(const Puzzle& /*puzzle*/) {}

    static int next(int /*row*/, int from) { return from; }
    static bool is_given(int /*row*/) { return false; }
    static Square attacker(const Puzzle& /*puzzle*/, Solution columns, Square square) {
        return attacker_above(columns, square).value();
    }
};

}  // namespace queenreel
