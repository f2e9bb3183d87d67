#pragma once

#include <string>

#include "cli/options/request.h"
#include "cli/options/story_request.h"
#include "studio/timing.h"

namespace queenreel {

/// As the studio's: measures the story where that is needed, and fits one that follows a search and was given
/// no length. Throws PaceError where that is past ten minutes; UsageError; TraceError.
FilmTiming film_timing(const StoryRequest& wanted, Storyline& story, const Pace& pace, Fit fit);

/// What a film shortened of the holds that the user asked for: `solution 0.4 s, deadend 0.2 s`, at the least;
/// empty where each was kept.
std::string shortened_holds(const Request& request, const ShortestShown& shown);

}  // namespace queenreel
