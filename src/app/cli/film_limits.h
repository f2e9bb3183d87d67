#pragma once

#include <string>
#include <vector>

#include "cli/console.h"
#include "cli/estimate.h"
#include "cli/film_plan.h"

namespace queenreel {

/// --max-bytes and --max-frames.
std::vector<Option> film_limit_options();

/// Holds the films of a plan against the limits. Films of more bytes are planned smaller, where no size was
/// asked for, as is said. Throws UsageError where there is no film, LimitError where there are too many
/// frames, or where no size fits.
void keep_within_limits(const Request& request, FilmPlan& plan, const ToldPictures& told, Console& console);

}  // namespace queenreel
