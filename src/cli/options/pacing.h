#pragma once

#include <span>
#include <vector>

#include "cli/options/destination.h"
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

/// How the film is paced. Throws UsageError for what one of its formats cannot tell.
Pacing pacing_of(const Request& request, std::span<const Destination> films);

}  // namespace queenreel
