#pragma once

#include <cstdint>
#include <vector>

#include "queenreel/puzzle/square.h"

namespace queenreel::judge {

/// All solutions of n in lexicographic order, found by the judge itself so that no solver vouches for itself:
/// plain backtracking, row by row, with sets of taken columns and diagonals.
class Enumerator {
  public:
    /// For n of 1 … 32; gives up after `max_nodes` queens placed.
    Enumerator(int n, std::uint64_t max_nodes);

    /// Goes to the next solution; false when there is none or the search has given up.
    bool next();

    /// The solution it is at, valid until next().
    Solution columns() const { return columns_; }

  private:
    bool is_free(int row, int column) const;
    void toggle(int row, int column);

    int n_;
    std::uint64_t nodes_left_;
    int row_ = 0;               ///< the row to place a queen in; n at a solution
    std::vector<int> columns_;  ///< of each row's queen; where a row's search goes on, beyond row_: -1
    std::vector<bool> column_taken_;
    std::vector<bool> diagonal_taken_;      ///< by row - column + n
    std::vector<bool> antidiagonal_taken_;  ///< by row + column
};

}  // namespace queenreel::judge
