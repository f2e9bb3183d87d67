#pragma once

#include <vector>

#include "cli/options/arguments.h"
#include "cli/options/option.h"

namespace queenreel {

/// --json, --quiet, --help and --version, which every command takes.
std::vector<Option> common_options();

/// --threads, for commands that share work.
std::vector<Option> threads_option();

/// The number of --threads; 0, one for each processor, when it was not given. Throws UsageError.
int parse_threads(const Arguments& arguments);

/// --force, with what it lets the command do.
std::vector<Option> force_option(std::string_view help);

}  // namespace queenreel
