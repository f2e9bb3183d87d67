#pragma once

#include <string>

#include "queenreel/story/search/told_search.h"

namespace queenreel {

/// The steps that a search repeats until it ends, for a part of a film in which each is shown too briefly to
/// describe: "A free square: go on; none left: go back". "The same steps again" for a recorded search whose
/// steps are not known.
std::string repeated_steps(const ToldSearch& search);

/// The same for a part that omits steps: "Forward and back, faster".
std::string repeated_steps_faster(const ToldSearch& search);

}  // namespace queenreel
