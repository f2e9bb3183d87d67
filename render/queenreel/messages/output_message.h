#pragma once

#include <string>

#include "queenreel/io/error.h"

namespace queenreel {

/// Why an output could not be written, with the option that helps, for users of shells: `what: why; what to
/// do`.
std::string message_of(const OutputError& error);

}  // namespace queenreel
