#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "queenreel/puzzle/square.h"

namespace queenreel {

/// A knight's moves as rows down and columns to the right; the first four lead down the board.
inline constexpr std::array<Square, 8> knight_moves{
    {{1, -2}, {1, 2}, {2, -1}, {2, 1}, {-1, -2}, {-1, 2}, {-2, -1}, {-2, 1}}};

/// The squares that the pieces of a puzzle attack besides their row and column.
enum class AttackRule : std::uint8_t {
    queens,       ///< both diagonals
    torus,        ///< both diagonals, which wrap around the board
    superqueens,  ///< both diagonals and a knight's squares
    rooks,        ///< nothing
};

/// A row of the table of rules.
struct AttackRuleRow {
    AttackRule rule;
    std::string_view name;                       ///< as on the command line
    std::string_view piece;                      ///< "queen", or what the rule calls it
    std::string_view board;                      ///< what they stand on: "board", "torus"
    bool (*attacks)(int n, Square a, Square b);  ///< for squares in different rows and columns

    /// The lines through a square, besides its row and column, that may hold only one piece each. Squares on
    /// the same line get the same number. Law: squares in different rows and columns attack each other
    /// exactly where they share a line.
    std::vector<int> (*lines)(int n, Square square);
    int (*line_count)(int n);  ///< all numbers of lines are less than this
};

/// All rules, in the order of the enumeration; the first is the default.
std::span<const AttackRuleRow> attack_rules();

/// The row of a rule.
const AttackRuleRow& row_of(AttackRule rule);

/// Returns true if the pieces are rooks, which have their own shape and words.
constexpr bool is_of_rooks(AttackRule rule) {
    return rule == AttackRule::rooks;
}

/// The number of solutions on an empty n×n board, if known without a search: n! for rooks, if that fits, and
/// 0 on a torus if 2 or 3 divides n (Pólya 1918).
std::optional<std::uint64_t> solutions_by_theory(AttackRule rule, int n);

/// Returns true if pieces on two squares of an n×n board attack each other.
bool attacks(AttackRule rule, int n, Square a, Square b);

}  // namespace queenreel
