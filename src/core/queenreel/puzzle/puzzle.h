#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "queenreel/puzzle/square.h"

namespace queenreel {

/// What a board has before anybody searches it.
struct Givens {
    std::vector<Square> queens{};   ///< stand and stay
    std::vector<Square> blocked{};  ///< have no queen; queens attack across them

    bool any() const { return !queens.empty() || !blocked.empty(); }

    friend bool operator==(const Givens&, const Givens&) = default;
};

/// A question of n queens: a board of n rows and columns, and what it has from the start. A value; copies
/// cost as much as their givens.
class Puzzle {
  public:
    using Mask = std::uint32_t;  ///< bit c stands for column c
    static constexpr int max_masked = 32;

    /// The empty board of `size` rows, or one with givens, each of which is kept once and row by row. Throws
    /// std::invalid_argument when `size` is under 1, for a square off the board, and for a blocked square
    /// with a queen.
    Puzzle(int size, Givens givens = {});  // NOLINT: a size is the plain puzzle

    int size() const { return size_; }
    const Givens& givens() const { return givens_; }

    /// Whether the board is empty.
    bool is_plain() const { return !givens_.any(); }

    bool has_queen(Square square) const;
    bool is_blocked(Square square) const;

    /// The first two given queens, row by row, that attack each other. Such a puzzle has no solution.
    std::optional<std::pair<Square, Square>> clash() const;

    /// Whether a queen may stand there as far as the givens go: it is not blocked, and no given queen on
    /// another square attacks it.
    bool is_open(Square square) const;

    /// A queen that forbids `square`, where `columns` fill all rows above: one of them or a given one below,
    /// in the square's column first, then on a diagonal, those above first. Nothing where none attacks it.
    std::optional<Square> attacker(Solution columns, Square square) const;

    // Masks are of boards of at most `max_masked` rows.

    /// The columns where the row may have its queen, before any queen attacks: the given queen's alone, or
    /// all that are not blocked. With two given queens in the row, the left one's.
    Mask allowed(int row) const;

    /// Those of them that are open squares.
    Mask open(int row) const;

    /// A row that has no open square, the first from the top; nothing where each has one.
    std::optional<int> closed_row() const;

    friend bool operator==(const Puzzle&, const Puzzle&) = default;

  private:
    int size_;
    Givens givens_;
};

}  // namespace queenreel
