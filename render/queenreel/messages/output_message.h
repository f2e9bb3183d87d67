#pragma once

#include <string>

#include "queenreel/io/error.h"

namespace queenreel {

/// Returns the message for an output that could not be written, with the option that helps, for shell users:
/// `what: why; what to do`.
std::string message_of(const OutputError& error);

}  // namespace queenreel
