#pragma once

#include <vector>

#include "cli/options/request.h"

namespace queenreel {

/// The option rows of how pictures look.
std::vector<Option> look_options();

/// How pictures in `format` look, without a caption. Throws UsageError for what does not go together.
Look look_of(const Request& request, const Format& format);

}  // namespace queenreel
