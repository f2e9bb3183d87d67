#pragma once

#include "queenreel/cli/film_plan.h"
#include "queenreel/studio/estimate.h"
#include "queenreel/terminal/console.h"

namespace queenreel {

/// Holds the films of a plan against the limits. Films of more bytes are planned smaller, where no size was
/// asked for, as is said. Throws LimitError where there are too many frames, or where no size fits.
void keep_within_limits(const AnimateArgs& args, FilmPlan& plan, const ToldPictures& told, Console& console);

}  // namespace queenreel
