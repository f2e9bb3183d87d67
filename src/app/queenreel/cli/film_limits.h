#pragma once

#include "queenreel/cli/film_plan.h"
#include "queenreel/studio/estimate.h"
#include "queenreel/terminal/console.h"

namespace queenreel {

/// Holds the films of a plan against the limits. Films of more bytes are planned smaller, where no size was
/// asked for, as is said. Throws LimitError where there are too many frames, or where no size fits.
void keep_within_limits(const AnimateArgs& args, FilmPlan& plan, const ToldPictures& told, Console& console);

/// Throws LimitError where the clips of a planned film are more slides than their deck may have: with their
/// number, and that of what can be asked for instead. Does nothing for clips in a folder.
void check_clip_slides(const AnimateArgs& args, const FilmPlan& plan);

}  // namespace queenreel
