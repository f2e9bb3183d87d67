#pragma once

#include <istream>

#include "verify/board_check.h"

namespace queenreel::judge {

/// Reads the solutions of a JSON text: every board in an array at the top, or in the member "solutions" of an
/// object at the top. A board is an array of columns, of pairs of row and column, of rows of 0 and 1, or of
/// rows as text, "..Q.". Other members are passed over. As Python and MiniZinc print lists, they may be in
/// parentheses, have a name before them, `q =`, and a semicolon behind, text in single quotes, and lines of
/// comments. Memory does not grow with the text.
void read_json(std::istream& in, BoardCheck& check);

}  // namespace queenreel::judge
