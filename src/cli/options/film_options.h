#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "cli/options/destination.h"
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
    std::string_view codec{};  ///< of those formats that have it; empty: each format's own
    std::optional<Color> matte{};
};

/// The codec of a film of that format: the one asked for, or none where the format does not have it.
std::string_view codec_of(const Motion& motion, const FilmFormat& format);

/// How the film moves. Throws UsageError for what none of its formats can tell, or one of them cannot do.
Motion motion_of(const Request& request, std::span<const Destination> films);

}  // namespace queenreel
