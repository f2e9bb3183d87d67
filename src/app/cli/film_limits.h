#pragma once

#include <string>
#include <vector>

#include "cli/film_plan.h"
#include "cli/options/rule.h"
#include "studio/estimate.h"
#include "terminal/console.h"

namespace queenreel {

/// --max-bytes and --max-frames.
std::vector<Option> film_limit_options();

/// The rules of both, which are of films.
std::vector<Rule> film_limit_rules();

/// Holds the films of a plan against the limits. Films of more bytes are planned smaller, where no size was
/// asked for, as is said. Throws LimitError where there are too many frames, or where no size fits.
void keep_within_limits(const Request& request, FilmPlan& plan, const ToldPictures& told, Console& console);

}  // namespace queenreel
