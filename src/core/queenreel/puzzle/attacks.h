#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "queenreel/puzzle/attack_rule.h"
#include "queenreel/puzzle/board.h"

namespace queenreel {

/// Returns whether each square is attacked, row by row: element row·n + column is true if a queen on another
/// square shares its row, column or a diagonal, or attacks it by the given rule. So a queen's own square is
/// attacked only by other queens.
std::vector<bool> attacked_squares(const Board& board, AttackRule rule = AttackRule::queens);

/// The queen that attacks a square below those of `columns`, one queen per row from the top (-1: none): one
/// in its column; or else on its diagonal, where column - row is the same; or else on its antidiagonal, where
/// column + row is. The nearest one on that line. Empty if none attacks it. O(rows) time.
std::optional<Square> attacker_above(Solution columns, Square square);

/// Every pair of queens on the same line, in the order of Board::queens(). In chess a queen between two
/// others shields them from each other; here all pairs count, as in the literature on min-conflicts (Minton
/// et al. 1992). Under another rule, it returns every pair that attacks each other by that rule.
std::vector<std::pair<Square, Square>> conflicts(const Board& board, AttackRule rule = AttackRule::queens);

/// True for exactly n queens on an n×n board, no two of which attack each other.
bool is_solution(const Board& board, AttackRule rule = AttackRule::queens);

/// The same for queens, with n = columns.size(). O(n) time.
bool is_solution(Solution columns);

}  // namespace queenreel
