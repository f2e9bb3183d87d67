#pragma once

#include <cstddef>
#include <vector>

#include "queenreel/puzzle/puzzle.h"
#include "queenreel/solvers/search_event.h"

namespace queenreel {

/// The open squares of a puzzle that no queen attacks and none stands on. O(n²) memory and time.
class FreeSquares {
  public:
    FreeSquares(const Puzzle& puzzle, Solution queens);

    bool has(Square square) const {
        return free_[static_cast<std::size_t>(square.row * size_ + square.column)];
    }

    /// How many there are in a row, or in a column: a line whose other coordinate is -1.
    int in(Square line) const;

    /// How many there are in all rows.
    int count() const;

  private:
    int size_;
    std::vector<bool> free_;  // row by row
};

/// The queens before an event and after it. It is told of every event.
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

/// How many squares a backtracking search has tried at its depth, since the queen before came. It is told of
/// every event. O(n) memory.
class Tries {
  public:
    void follow(const SearchEvent& event);

    /// How many were tried before the queen placed last; after one was removed, she is among them.
    int earlier() const { return earlier_; }

  private:
    std::size_t depth_ = 0;
    int earlier_ = 0;
    std::vector<int> tried_ = std::vector<int>(2);  // at each depth
};

}  // namespace queenreel
