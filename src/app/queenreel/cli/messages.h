#pragma once

#include <string>

#include "queenreel/io/error.h"

namespace queenreel {

// What the rooms report as facts, as users of the command line read it: `what: why; what to do`.

/// Why an output could not be written, with the option that helps.
std::string message_of(const OutputError& error);

}  // namespace queenreel
