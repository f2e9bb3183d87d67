#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

#include "solvers/border.h"

namespace queenreel {

/// Counts the solutions that have a given border, for n up to 32. Memory is O(n²), allocated once.
///
/// Queens are placed row by row with bit masks, but not one branch after another: a batch of placements that
/// fill the same rows is taken a row further together. Whether a placement lives on only moves the end of a
/// list: there is no branch. A processor cannot predict such branches, and a wrong guess costs more than a
/// step.
class BorderSearch {
  public:
    explicit BorderSearch(int n);

    /// The number of solutions; too few once `stop` is requested.
    std::uint64_t solutions(const Border& border, const std::stop_token& stop);

  private:
    using Mask = std::uint32_t;  // bit c stands for column c

    /// The queens above a row, as that row sees them, without the border's queens.
    struct Placement {
        Mask untried;        ///< free squares not tried yet
        Mask columns;        ///< taken
        Mask diagonals;      ///< attacked along a diagonal that goes down to the right
        Mask antidiagonals;  ///< attacked along a diagonal that goes down to the left

        /// What a row `distance` rows below, with these `allowed` squares, sees once `queen` stands.
        Placement below(Mask queen, int distance, Mask allowed) const {
            Placement next{0, columns | queen, (diagonals | queen) << distance,
                           (antidiagonals | queen) >> distance};
            next.untried = allowed & ~(next.columns | next.diagonals | next.antidiagonals);
            return next;
        }
    };

    /// A row that has no queen of the border.
    struct Row {
        int index;
        Mask allowed;  ///< the squares that no queen of the border attacks
    };

    void find_rows(const Border& border);
    std::uint64_t descend(std::size_t depth, std::size_t count, const std::stop_token& stop);
    std::size_t fill(std::size_t depth, std::size_t first, std::size_t count);

    int n_;
    std::vector<Row> rows_;
    std::vector<std::unique_ptr<Placement[]>> placements_;  // element d: those that fill the first d of rows_
};

}  // namespace queenreel
