#pragma once

#include <vector>

#include "cli/options/arguments.h"
#include "encode/format.h"
#include "timing/pace.h"

namespace queenreel {

/// The option row that picks parts of a story.
std::vector<Option> select_option();

/// The option rows of how long a film's moments are shown.
std::vector<Option> pacing_options();

/// How long a film is to be.
enum class Length {
    automatic,  ///< a story that follows a search: at most a minute; any other: as its moments are held
    full,       ///< as its moments are held
    fixed,      ///< Pace::duration
};

struct Pacing {
    Pace pace;
    Length length = Length::automatic;
};

/// Reads all of them, within what the format can tell. Throws UsageError.
Pacing parse_pacing(const Arguments& arguments, const Format& format);

/// The parts of --select. Throws UsageError.
std::vector<Part> parse_parts(const Arguments& arguments);

}  // namespace queenreel
