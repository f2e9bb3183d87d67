#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "puzzle/board.h"

namespace queenreel {

/// Whether each square is attacked, row by row: element row·n + column is true where a queen of another
/// square shares the row, the column or a diagonal. A queen's own square counts only when another queen
/// attacks it.
std::vector<bool> attacked_squares(const Board& board);

/// Every pair of queens that attack each other, in the order of Board::queens(). A queen that stands between
/// two others hides them from each other in chess, yet all pairs on a line count here, as in the
/// min-conflicts literature (Minton et al. 1992).
std::vector<std::pair<Square, Square>> conflicts(const Board& board);

/// True for a placement of exactly n queens on an n×n board of which no two attack each other.
bool is_solution(const Board& board);

/// True when `columns` is a queen in each of n = columns.size() rows, none attacking another. O(n).
bool is_solution(Solution columns);

}  // namespace queenreel
