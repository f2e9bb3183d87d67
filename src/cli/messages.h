#pragma once

#include <string>

#include "io/error.h"
#include "story/story.h"

namespace queenreel {

// What the rooms report as facts, as users of the command line read it: `what: why; what to do`.

/// Why an output could not be written, with the option that helps.
std::string message_of(const OutputError& error);

/// What is wrong with the options of a story, and what to do, in terms of the command line.
std::string message_of(const StoryError& error, const StoryOptions& options);

/// Why a film cannot be as short as it was asked to be, and what to do.
std::string message_of(const PaceError& error);

}  // namespace queenreel
