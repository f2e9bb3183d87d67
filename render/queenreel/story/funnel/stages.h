#pragma once

#include <string>
#include <vector>

#include "queenreel/frame/board_panel.h"
#include "queenreel/puzzle/board.h"
#include "queenreel/story/funnel/board_count.h"
#include "queenreel/story/story.h"

namespace queenreel {

/// One way to look for solutions: how many boards there are to look at, and one of them.
struct Stage {
    std::string name;  ///< of its bar
    BoardCount boards;
    std::string caption;
    std::string chapter;
    Board example;
    BoardPanel picture;  ///< of the example
};

/// Searches of larger boards have more nodes than can be counted in a moment.
inline constexpr int max_counted = 12;

/// From any squares down to the solutions, each a narrower choice than the one before; the search tree of the
/// solver is among them up to `max_counted`. Examples that are drawn at random follow the seed. Takes
/// complete solvers only, and n whose solutions are counted.
std::vector<Stage> funnel_stages(const StoryOptions& options);

}  // namespace queenreel
