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

}  // namespace queenreel
