#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "queenreel/frame/panel.h"
#include "queenreel/puzzle/board.h"
#include "queenreel/story/story.h"

namespace queenreel {

/// All solutions as cells of a panel in lexicographic order, each filled once it is found, in the color of
/// its class.
class SolutionDots {
  public:
    /// Whether a story's solutions are so many that each has a cell: at least two, and at most a hundred.
    static bool suit(const StoryOptions& options);

    /// Those of a board, as columns by row, in any order.
    explicit SolutionDots(std::vector<std::vector<int>> solutions);

    PanelSlot slot() const;
    const StatePanel& panel() const { return panel_; }

    /// Fills the cell of a solution; of one that is not among them, none.
    void fill(Solution columns);

    /// Whether there are enough solutions with the first queen on each column, if any, that a sentence on
    /// them stands long enough to be read.
    bool last_by_column() const;

    /// "First queen on column 1: 4 solutions", of a solution.
    std::string first_queen_in_words(Solution columns) const;

  private:
    std::uint64_t with_first_queen_on(int column) const;

    std::vector<std::vector<int>> solutions_;  // in lexicographic order
    std::vector<int> hues_;                    // of each: its class, counted from 0
    std::size_t classes_ = 0;
    StatePanel panel_;
};

}  // namespace queenreel
