#pragma once

#include <string_view>
#include <vector>

#include "queenreel/boards/forms.h"
#include "queenreel/puzzle/board.h"

namespace queenreel {

/// The n×n board that a text is: squares such as `c3,f6` or `2:5,3:1`, `none` for an empty one, digits such
/// as `1302`, or what a row of solution_formats() reads. Throws BoardTextError.
Board read_board(std::string_view text, int n);

/// The columns of the solution of n queens that a text is, in any of the forms of read_board(). Throws
/// BoardTextError, also for a board that is no solution.
std::vector<int> read_solution(std::string_view text, int n);

/// The boards of n×n squares in a text, each in any of the forms of read_board(), one a line, or several
/// lines with a blank one between boards; a line of column names, as CSV has it, and lines that begin with
/// `#` are passed over. Or one JSON document: an array of boards, or an object with such `solutions`. Throws
/// BoardTextError, which has `name`, the file's, with the line and where in it.
std::vector<Board> read_boards(std::string_view name, std::string_view text, int n);

}  // namespace queenreel
