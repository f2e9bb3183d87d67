#pragma once

#include <cstdint>
#include <vector>

#include "queenreel/puzzle/puzzle.h"
#include "queenreel/puzzle/square.h"

namespace queenreel::judge {

/// Enumerates all solutions of a puzzle in lexicographic order. It is the judge's own search, so that no
/// solver vouches for itself: plain backtracking, row by row, with sets of taken columns and diagonals.
class Enumerator {
  public:
    /// Searches boards of 1 to 32 rows; gives up after placing `max_nodes` queens.
    Enumerator(Puzzle puzzle, std::uint64_t max_nodes);

    /// Returns true if it has given up.
    bool gave_up() const { return nodes_left_ == 0; }

    /// Advances to the next solution; returns false if there is none or the search has given up.
    bool next();

    /// The current solution, valid until next().
    Solution columns() const { return columns_; }

  private:
    bool is_free(int row, int column) const;
    void toggle(int row, int column);

    Puzzle puzzle_;
    int n_;
    std::uint64_t nodes_left_;
    int row_ = 0;  ///< the row to place a queen in; n at a solution
    /// By row: the column of its queen, from which its search continues; -1 beyond row_.
    std::vector<int> columns_;
    std::vector<bool> column_taken_;
    std::vector<bool> diagonal_taken_;      ///< by row - column + n
    std::vector<bool> antidiagonal_taken_;  ///< by row + column
};

}  // namespace queenreel::judge
