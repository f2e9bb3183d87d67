#pragma once

#include "cli/options/arguments.h"
#include "cli/options/choice.h"
#include "cli/options/destination.h"
#include "encode/output.h"
#include "story/story.h"

namespace queenreel {

// What render and animate ask of the story and of the output in the same way.

/// Which solutions are told of, and with which marks. Throws UsageError.
StoryOptions story_options(const Arguments& arguments, const Choice& choice);

/// Where the pictures go and how they look, without a caption. Throws UsageError.
OutputOptions output_options(const Arguments& arguments, const Choice& choice,
                             const Destination& destination);

}  // namespace queenreel
