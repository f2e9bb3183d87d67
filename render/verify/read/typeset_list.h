#pragma once

#include <istream>

#include "verify/board_check.h"

namespace queenreel::judge {

/// Reads the boards of a LaTeX source, `\queens{0,4,…}`, `\placement{8}{0/0,1/4,…}` and
/// `\chessboard[setfen=Q7/4Q3/…]`, as `solve` prints them for TikZ and for the chessboard package. What
/// stands between them is passed over. Throws UnreadableError.
void read_latex(std::istream& in, BoardCheck& check);

/// Reads the tables of a page: a row a row, a cell a square, those with ♛, ♕ or Q the queens. A cell with
/// anything else, and a table that does not end, is a fault. Throws UnreadableError.
void read_html(std::istream& in, BoardCheck& check);

}  // namespace queenreel::judge
