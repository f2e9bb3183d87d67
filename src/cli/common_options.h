#pragma once

#include <vector>

#include "cli/option.h"

namespace queenreel {

/// --json, --quiet, --help and --version, which every command takes.
std::vector<Option> common_options();

/// --force, for commands that write files or may take more than a day.
std::vector<Option> force_option();

}  // namespace queenreel
