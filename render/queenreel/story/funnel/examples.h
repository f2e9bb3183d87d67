#pragma once

#include "queenreel/puzzle/board.h"
#include "queenreel/solvers/random.h"

namespace queenreel {

// Boards of n queens drawn at random, each of one kind and of no narrower one, except for n = 1, which has no
// other.

/// On any squares, two of them in one row.
Board queens_anywhere(int n, Random& random);

/// One in each row, two of them in one column.
Board queen_a_row(int n, Random& random);

/// One in each row and column, two of which attack each other.
Board queen_a_row_and_column(int n, Random& random);

}  // namespace queenreel
