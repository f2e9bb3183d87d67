#pragma once

#include <vector>

#include "cli/options/request.h"

namespace queenreel {

/// The option row that picks parts of a story.
std::vector<Option> select_option();

/// The option rows of how long a film's moments are shown.
std::vector<Option> pacing_options();

}  // namespace queenreel
