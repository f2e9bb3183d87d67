#pragma once

#include <string>

#include "story/story.h"

namespace queenreel {

/// What is wrong with the options of a story, and what to do, in terms of the command line.
std::string message_of(const StoryError& error, const StoryOptions& options);

/// Why a film cannot be as short as it was asked to be, and what to do.
std::string message_of(const PaceError& error);

}  // namespace queenreel
