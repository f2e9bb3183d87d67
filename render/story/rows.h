#pragma once

#include "story/story.h"

namespace queenreel {

// The rows of the story table, each defined in the file of its story as a constant.

extern const Story solutions_row;

}  // namespace queenreel
