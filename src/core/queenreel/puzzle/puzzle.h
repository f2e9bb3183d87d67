#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "queenreel/puzzle/attack_rule.h"
#include "queenreel/puzzle/square.h"

namespace queenreel {

/// The contents of a board before the search.
struct Givens {
    std::vector<Square> queens{};   ///< on the board from the start; they stay
    std::vector<Square> blocked{};  ///< squares that never have a queen; queens attack across them

    bool any() const { return !queens.empty() || !blocked.empty(); }

    friend bool operator==(const Givens&, const Givens&) = default;
};

/// An n-queens problem: a board of n rows and columns, its givens, and the rule of attack. A value; copies
/// cost as much as the givens.
class Puzzle {
  public:
    using Mask = std::uint32_t;  ///< bit c stands for column c
    static constexpr int max_masked = 32;

    /// The empty board of `size` rows, or one with givens, which are sorted row by row without duplicates.
    /// Throws std::invalid_argument if `size` is below 1, for a square off the board, and for a blocked
    /// square with a queen.
    Puzzle(int size, Givens givens = {},  // NOLINT: a size is the plain puzzle
           AttackRule rule = AttackRule::queens);

    int size() const { return size_; }
    const Givens& givens() const { return givens_; }

    AttackRule rule() const { return rule_; }

    /// Returns true if this is the plain problem: queens on an empty board.
    bool is_plain() const { return !givens_.any() && rule() == AttackRule::queens; }

    /// Returns true if pieces on two squares attack each other.
    bool attacks(Square a, Square b) const { return queenreel::attacks(rule(), size_, a, b); }

    bool has_queen(Square square) const;
    bool is_blocked(Square square) const;

    /// The first two given queens, row by row, that attack each other. A puzzle with such a pair has no
    /// solution.
    std::optional<std::pair<Square, Square>> clash() const;

    /// Returns true if the givens allow a queen there: the square is not blocked, and no given queen on
    /// another square attacks it.
    bool is_open(Square square) const;

    /// A queen that attacks `square`, when `columns` fill all rows above: one of them or a given one below,
    /// first in the square's column, then on a diagonal, those above first. Empty if none attacks it.
    std::optional<Square> attacker(Solution columns, Square square) const;

    // The functions that return a Mask require a board of at most `max_masked` rows.

    /// The columns in which the row may have its queen, ignoring attacks: only that of its given queen, or of
    /// the left one if it has two; without one, all that are not blocked.
    Mask allowed(int row) const;

    /// The columns of allowed() whose squares are open.
    Mask open(int row) const;

    /// The columns of a row that a piece on a square of another row attacks.
    Mask attacked(Square piece, int row) const;

    /// The first row from the top without an open square, if any.
    std::optional<int> closed_row() const;

    friend bool operator==(const Puzzle&, const Puzzle&) = default;

  private:
    std::optional<Square> attacker_above_by_rule(Solution columns, Square square) const;

    int size_;
    Givens givens_;
    AttackRule rule_;
};

}  // namespace queenreel
