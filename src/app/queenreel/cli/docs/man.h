#pragma once

#include <string>

#include "queenreel/cli/command.h"

namespace queenreel {

// Manual pages in the macros of man(7), as UTF-8.

/// queenreel(1).
std::string program_page();

/// queenreel-COMMAND(1): its options in their groups, its examples.
std::string command_page(const Command& command);

/// queenreel-trace(5): the format of traces.
std::string trace_page();

}  // namespace queenreel
