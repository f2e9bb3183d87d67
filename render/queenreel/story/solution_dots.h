#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "queenreel/frame/panel.h"
#include "queenreel/story/story.h"
#include "queenreel/words/words.h"

namespace queenreel {

/// A panel with a cell for each solution in lexicographic order, filled once the solution is found, in the
/// color of its class.
class SolutionDots {
  public:
    /// Returns true if a story has enough solutions for dots, and few enough that each has a cell: 2 to 100.
    static bool suit(const StoryOptions& options);

    /// Takes all solutions of a board, as columns by row, in any order.
    SolutionDots(std::vector<std::vector<int>> solutions, const Words& words);

    PanelSlot slot() const;
    const StatePanel& panel() const { return panel_; }

    /// Fills the cell of a solution; no effect if it is unknown.
    void fill(Solution columns);

    /// Returns true if each column that begins any solutions begins enough of them for viewers to read a
    /// sentence about them.
    bool last_by_column() const;

    /// A solution's group: "First queen on column 1: 4 solutions".
    std::string first_queen_in_words(Solution columns) const;

  private:
    std::uint64_t with_first_queen_on(int column) const;

    Words words_;
    std::vector<std::vector<int>> solutions_;  // in lexicographic order
    std::vector<int> hues_;                    // the class of each, counted from 0
    std::size_t classes_ = 0;
    StatePanel panel_;
};

}  // namespace queenreel
