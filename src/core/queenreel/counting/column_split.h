#pragma once

#include <cstdint>
#include <limits>
#include <optional>

#include "queenreel/base/generator.h"

namespace queenreel {

/// The queens on the middle row and the middle column of a board of odd n: one in its middle, or two.
struct Cross {
    int row = 0;     ///< of the queen in the middle column
    int column = 0;  ///< of the queen in the middle row

    friend bool operator==(const Cross&, const Cross&) = default;
};

/// The columns whose queens stand in the upper half of the board, the others' stand in the lower half. Bit 0
/// stands for the outermost column of the left and of the right half.
struct ColumnSplit {
    /// Where sets of rows have no limit.
    static constexpr std::uint32_t no_limit = std::numeric_limits<std::uint32_t>::max();

    std::optional<Cross> cross;  ///< of odd n
    std::uint32_t left = 0;
    std::uint32_t right = 0;

    /// The greatest set key of the rows that the upper left quadrant and the lower right one take.
    std::uint32_t row_limit = no_limit;

    /// How many solutions each one within the limit stands for: twice as many where both quadrants' rows are
    /// below it.
    int images = 0;
};

/// The number that stands for a set of a quadrant's lines and for the rest of them, bit i for the line i.
constexpr std::uint32_t set_key(std::uint32_t set, std::uint32_t all) {
    return set < (all ^ set) ? set : all ^ set;
}

/// Column splits that stand for all of n, which is at most 27, in about the order of their work, most first,
/// below each cross.
///
/// Law: the sum over all splits of images × (solutions within the limit + those below it) is the count of n.
///
/// Without a cross, or with one queen in the middle, let U and W be the rows that the upper left and the
/// lower right quadrant take, and V and X their columns, each counted from the board's corner. These sets
/// have as many lines as the two quadrants have queens: no more than the other two, as mirror images have.
/// The half turn swaps U with W and V with X; a transposition swaps U with V and W with X. So V is that of
/// the greatest key. Of two queens on the cross, one image of eight has the queens up and left of the middle,
/// and the upper one farther out.
Generator<ColumnSplit> column_splits(int n);

/// How many they are.
std::uint64_t column_split_count(int n);

}  // namespace queenreel
