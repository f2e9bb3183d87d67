#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "cli/arguments.h"
#include "encode/format.h"

namespace queenreel {

/// The option rows of how a film moves.
std::vector<Option> film_options();

/// The arguments with what --preset stands for, where the user did not say otherwise.
Arguments with_preset(Arguments arguments);

/// How a film moves.
struct Motion {
    std::chrono::microseconds hold{1'000'000};
    std::chrono::microseconds end_pause{0};
    std::optional<double> fps;
    int plays = 0;  ///< 0: for ever
    std::string quality = "balanced";
};

/// Reads it, within what the format can tell. Throws UsageError.
Motion parse_motion(const Arguments& arguments, const Format& format);

}  // namespace queenreel
