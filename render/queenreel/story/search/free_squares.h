#pragma once

#include <cstddef>
#include <vector>

#include "queenreel/puzzle/puzzle.h"
#include "queenreel/solvers/search_event.h"

namespace queenreel {

/// The open squares of a puzzle that are empty and not attacked. O(n²) memory and time.
class FreeSquares {
  public:
    FreeSquares(const Puzzle& puzzle, Solution queens);

    bool has(Square square) const {
        return free_[static_cast<std::size_t>(square.row * size_ + square.column)];
    }

    /// The number of free squares in a row or column: a line whose other coordinate is -1.
    int in(Square line) const;

    /// The number of free squares in all rows.
    int count() const;

  private:
    int size_;
    std::vector<bool> free_;  // row by row
};

/// The queens before and after an event. Call follow() with every event.
class QueensAround {
  public:
    void follow(const SearchEvent& event) {
        before_.swap(now_);
        now_.assign(event.columns.begin(), event.columns.end());
    }

    Solution before() const { return before_; }
    Solution now() const { return now_; }

  private:
    std::vector<int> before_;
    std::vector<int> now_;
};

/// Counts the squares that a backtracking search has tried at its current depth since the previous queen was
/// placed. Call follow() with every event. O(n) memory.
class Tries {
  public:
    void follow(const SearchEvent& event);

    /// The number tried before the last queen placed; after a removal, including the queen removed.
    int earlier() const { return earlier_; }

  private:
    std::size_t depth_ = 0;
    int earlier_ = 0;
    std::vector<int> tried_ = std::vector<int>(2);  // at each depth
};

}  // namespace queenreel
