#pragma once

#include <vector>

#include "cli/options/request.h"

namespace queenreel {

/// The option row that picks parts of a story.
std::vector<Option> select_option();

/// The option rows of how long a film's moments are shown.
std::vector<Option> pacing_options();

struct Pacing {
    Pace pace;
    Length length = Length::automatic;
};

/// How the film is paced. Throws UsageError for what the format cannot tell.
Pacing pacing_of(const Request& request, const Format& format);

}  // namespace queenreel
