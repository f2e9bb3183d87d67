#pragma once

#include <cstdint>
#include <vector>

#include "queenreel/frame/card.h"
#include "queenreel/puzzle/square.h"
#include "queenreel/story/story.h"

namespace queenreel {

/// Counts, for each square, the solutions that have a queen on it, for the card after them.
class SquareCounts {
  public:
    /// Of boards of n rows.
    explicit SquareCounts(int n);

    /// `columns` has n columns.
    void add(Solution columns);

    /// The counts as a board of numbers.
    Card card(const StoryOptions& options) const;

  private:
    int n_;
    std::vector<int> counts_;  // row by row
    std::uint64_t solutions_ = 0;
};

}  // namespace queenreel
