#pragma once

#include "story/story.h"

namespace queenreel {

/// What the story that is being opened is told of, for messages.
StoryOptions& asked_options();

}  // namespace queenreel
