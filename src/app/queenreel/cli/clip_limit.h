#pragma once

#include "queenreel/cli/film_plan.h"

namespace queenreel {

/// Throws LimitError where the clips of a planned film are more slides than their deck may have: with their
/// number, and that of what can be asked for instead. Does nothing for clips in a folder.
void check_clip_slides(const AnimateArgs& args, const FilmPlan& plan);

}  // namespace queenreel
