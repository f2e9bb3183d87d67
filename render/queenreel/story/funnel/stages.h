#pragma once

#include <string>
#include <vector>

#include "queenreel/frame/board_panel.h"
#include "queenreel/puzzle/board.h"
#include "queenreel/story/funnel/board_count.h"
#include "queenreel/story/story.h"

namespace queenreel {

/// One way to look for solutions: the number of boards to examine, and one of them.
struct FunnelStage {
    std::string name;  ///< labels its bar
    BoardCount boards;
    std::string caption;
    std::string chapter;
    Board example;
    BoardPanel picture;  ///< of the example
};

/// Searches of larger boards have too many nodes to count in a moment.
inline constexpr int max_counted = 12;

/// The stages from placing queens on any squares down to the solutions, each narrower than the one before.
/// They include the solver's search tree for n up to `max_counted`. Random examples depend on the seed.
/// Requires a complete solver and an n whose solutions are counted.
std::vector<FunnelStage> funnel_stages(const StoryOptions& options);

}  // namespace queenreel
