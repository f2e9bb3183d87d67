#pragma once

#include <string>

#include "cli/command.h"

namespace queenreel {

/// What `queenreel --help` prints.
std::string program_help();

/// What `queenreel COMMAND --help` prints: made from the command's row, at most 100 columns wide.
std::string command_help(const Command& command);

/// What `queenreel help trace` prints: how a trace is written.
std::string trace_help();

}  // namespace queenreel
