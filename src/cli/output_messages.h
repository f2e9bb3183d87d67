#pragma once

#include <string>

#include "io/error.h"

namespace queenreel {

/// An output's error as users of the command line read it: `what: why; what to do`, with the option that
/// helps.
std::string output_message(const OutputError& error);

}  // namespace queenreel
