#pragma once

#include <cstdint>

#include "queenreel/frame/panel.h"
#include "queenreel/story/story.h"

namespace queenreel {

/// A panel of small boards that keeps each solution once it has been shown, with the last one framed.
class SolutionGrid {
  public:
    static constexpr std::uint64_t max_boards = 100;

    /// Returns whether the options request the panel, or the story has few solutions, which may gather.
    static bool is_wanted(const StoryOptions& options);

    /// A grid with places for this many solutions. It has a heading only if requested: by default, it is
    /// beside dots that have one. Throws StoryError for more than `max_boards`.
    SolutionGrid(std::uint64_t solutions, const StoryOptions& options);

    PanelSlot slot() const { return slot_; }
    const BoardsPanel& panel() const { return panel_; }

    /// Adds a solution at the next place.
    void add(Solution columns);

  private:
    PanelSlot slot_;
    BoardsPanel panel_{};
};

}  // namespace queenreel
