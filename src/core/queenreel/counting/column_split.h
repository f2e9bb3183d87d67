#pragma once

#include <cstdint>
#include <limits>
#include <optional>

#include "queenreel/base/generator.h"

namespace queenreel {

/// The queens on the middle row and the middle column of a board of odd n: one in the center, or two.
struct Cross {
    int row = 0;     ///< of the queen in the middle column
    int column = 0;  ///< of the queen in the middle row

    friend bool operator==(const Cross&, const Cross&) = default;
};

/// The columns whose queens are in the upper half of the board; those of the other columns are in the lower
/// half. Bit 0 is the outermost column of the left or the right half.
struct ColumnSplit {
    /// The row limit of splits without one.
    static constexpr std::uint32_t no_limit = std::numeric_limits<std::uint32_t>::max();

    std::optional<Cross> cross;  ///< for odd n
    std::uint32_t left = 0;
    std::uint32_t right = 0;

    /// The greatest set key allowed for the rows of the upper left quadrant and those of the lower right one.
    std::uint32_t row_limit = no_limit;

    /// The number of solutions that each solution at the limit represents; twice as many if the row keys of
    /// both quadrants are below it.
    int images = 0;
};

/// The number that identifies a set of a quadrant's lines and its complement; bit i stands for line i.
constexpr std::uint32_t set_key(std::uint32_t set, std::uint32_t all) {
    return set < (all ^ set) ? set : all ^ set;
}

/// Yields the column splits that represent all solutions of n, which is at most 27, for each cross roughly
/// from the most work to the least.
///
/// Law: the sum over all splits of images × (solutions within the limit + those below it) is the count of n.
///
/// Without a cross, or with one queen in the center, let U and W be the rows that the upper left and the
/// lower right quadrant fill, and V and X their columns, each counted from the board's corner. These sets
/// have as many lines as the two quadrants have queens: no more than the other two quadrants, or else a
/// mirror image is used. The half turn swaps U with W and V with X; a transposition swaps U with V and W with
/// X. So V is chosen to have the greatest key. If the cross has two queens, one image of eight has them above
/// and left of the center, and the upper one farther out.
Generator<ColumnSplit> column_splits(int n);

/// The number of column splits of n.
std::uint64_t column_split_count(int n);

}  // namespace queenreel
