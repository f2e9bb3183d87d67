#pragma once

#include "queenreel/story/story.h"

namespace queenreel {

// The rows of the story table. Each story's source file defines its own as a constant.

extern const Story solutions_row;
extern const Story search_row;
extern const Story walkthrough_row;
extern const Story race_row;
extern const Story symmetry_row;
extern const Story funnel_row;
extern const Story occupancy_row;

/// Wraps a story so that every picture shows the puzzle's givens: given queens are on the board from the
/// start, with a lock, blocked squares are marked, and descriptions name both. Moments do not change.
std::unique_ptr<Storyline> with_givens(std::unique_ptr<Storyline> story, Puzzle puzzle, const Words& words);

}  // namespace queenreel
