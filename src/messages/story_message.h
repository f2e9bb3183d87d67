#pragma once

#include <string>
#include <string_view>

#include "story/story.h"
#include "timing/pacer.h"

namespace queenreel {

// What stories and paces report as facts, as users read it: `what: why; what to do`. What is at fault has the
// name of its option on the command line, also where a page tells it.

/// What of the request is at fault: "N", "--solver".
std::string_view culprit(const StoryError& error, const StoryOptions& options);

/// What would work instead: "give 1 to 40, or --story solutions".
std::string remedy(const StoryError& error);

/// Why a story cannot be told with these options, and how it could be.
std::string message_of(const StoryError& error, const StoryOptions& options);

/// Why a film cannot be that short, and how it could be.
std::string message_of(const PaceError& error);

}  // namespace queenreel
