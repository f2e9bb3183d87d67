#pragma once

#include <string_view>
#include <vector>

#include "queenreel/boards/forms.h"
#include "queenreel/puzzle/board.h"

namespace queenreel {

/// Reads an n×n board: squares such as `c3,f6` or `2:5,3:1`, `none` for an empty board, digits such as
/// `1302`, or any form that a row of solution_formats() reads. Throws BoardTextError.
Board read_board(std::string_view text, int n);

/// Reads a solution of n queens in any form that read_board() takes; returns its columns. Throws
/// BoardTextError, also for a board that is not a solution.
std::vector<int> read_solution(std::string_view text, int n);

/// Reads the n×n boards in a text, each in any form that read_board() takes: one per line, or on several
/// lines with a blank line between boards. Skips a line of column names, as in CSV, and lines that begin with
/// `#`. The text may also be one JSON document: an array of boards, or an object whose `solutions` is one.
/// Throws BoardTextError with the file's `name`, the line and the position in it.
std::vector<Board> read_boards(std::string_view name, std::string_view text, int n);

}  // namespace queenreel
