#pragma once

#include "queenreel/story/story.h"

namespace queenreel {

// The rows of the story table, each defined in the file of its story as a constant.

extern const Story solutions_row;
extern const Story search_row;
extern const Story walkthrough_row;
extern const Story race_row;
extern const Story symmetry_row;
extern const Story funnel_row;
extern const Story occupancy_row;

/// The story of a puzzle with its givens in every picture: given queens stand from the first one on and have
/// a lock, blocked squares are marked, and descriptions name both. Moments stay as they are.
std::unique_ptr<Storyline> with_givens(std::unique_ptr<Storyline> story, Puzzle puzzle);

}  // namespace queenreel
