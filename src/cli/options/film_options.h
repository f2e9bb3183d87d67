#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/options/request.h"
#include "timing/transition.h"

namespace queenreel {

/// The option rows of how a film moves.
std::vector<Option> film_options();

/// How a film moves, besides its pace.
struct Motion {
    std::optional<Transition> transition;  ///< nothing: the default of the story
    std::optional<double> fps;
    int plays = 0;  ///< 0: for ever
    std::string quality;
};

/// How the film moves. Throws UsageError for what the format cannot tell.
Motion motion_of(const Request& request, const Format& format);

}  // namespace queenreel
