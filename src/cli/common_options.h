#pragma once

#include <vector>

#include "cli/arguments.h"
#include "cli/option.h"

namespace queenreel {

/// --json, --quiet, --help and --version, which every command takes.
std::vector<Option> common_options();

/// --threads.
std::vector<Option> threads_option();

/// The number of --threads; 0, one for each processor, when it was not given. Throws UsageError.
int parse_threads(const Arguments& arguments);

/// --force, for commands that write files or may take more than a day.
std::vector<Option> force_option();

}  // namespace queenreel
