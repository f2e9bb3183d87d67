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

/// Throws UsageError for a pace that one of the films' formats cannot have.
void check_pacing(const Request& request, std::span<const Destination> films);

}  // namespace queenreel
