#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/options/arguments.h"
#include "encode/format.h"
#include "timing/transition.h"

namespace queenreel {

/// The option rows of how a film moves.
std::vector<Option> film_options();

/// The arguments with what --preset stands for, where the user did not say otherwise.
Arguments with_preset(Arguments arguments);

/// How a film moves, besides its pace.
struct Motion {
    std::optional<Transition> transition;  ///< nothing: the default of the story
    std::optional<double> fps;
    int plays = 0;  ///< 0: for ever
    std::string quality = "balanced";
};

/// Reads it, within what the format can tell. Throws UsageError.
Motion parse_motion(const Arguments& arguments, const Format& format);

}  // namespace queenreel
