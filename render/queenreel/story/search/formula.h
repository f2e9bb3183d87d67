#pragma once

#include <optional>
#include <string>

#include "queenreel/puzzle/numbering.h"

namespace queenreel {

/// The column of a row's queen by the construction of the solver `constructive`, as a formula and with
/// numbers inserted: "2 · row" and "2 · 3 = 6". Rows and columns are numbered as in `names`; on a chess
/// board, ranks count from the top and files from the left, from 1.
struct Formula {
    std::string part;     ///< the rows that it applies to, as "upper half"
    std::string general;  ///< the formula for the column
    std::string filled;   ///< the formula with numbers, and the result
    int column;           ///< the result, from 0
};

/// Empty for n = 2 and n = 3, which have no solution.
std::optional<Formula> formula_of(int row, const BoardNames& names);

}  // namespace queenreel
