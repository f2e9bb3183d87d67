#pragma once

#include <vector>

#include "cli/options/option.h"

namespace queenreel {

/// The option rows of charts: where they go, what is compared, films of them, and how they look.
std::vector<Option> chart_options();

}  // namespace queenreel
