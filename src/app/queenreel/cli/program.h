#pragma once

#include <span>
#include <string>

#include "queenreel/terminal/console.h"

namespace queenreel {

/// Does what the command line says and gives the exit code: an ExitCode, or 128 + the signal that interrupted
/// it. What goes wrong is said in one line on standard error. `words` are the command and all that follows.
int run_program(std::span<const std::string> words, Console& console);

}  // namespace queenreel
