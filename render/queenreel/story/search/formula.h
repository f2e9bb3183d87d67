#pragma once

#include <optional>
#include <string>

#include "queenreel/puzzle/numbering.h"

namespace queenreel {

/// The column of a row's queen by the construction that the solver `constructive` follows, as a formula and
/// with its numbers put in: "2 · row" and "2 · 3 = 6". Rows and columns are counted as `names` does; of a
/// chess board the k-th rank from the top, and files, from 1.
struct Formula {
    std::string part;     ///< the rows it is for, as "upper half"
    std::string general;  ///< what the column is
    std::string filled;   ///< the same with numbers, and what comes of it
    int column;           ///< what comes of it, from 0
};

/// Nothing for n = 2 and n = 3, which have no solution.
std::optional<Formula> formula_of(int row, const BoardNames& names);

}  // namespace queenreel
