#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/options/choice.h"
#include "frame/layout.h"
#include "story/story.h"
#include "trace/trace.h"

namespace queenreel {

/// A story and what it is told of.
struct StoryRequest {
    const Story* story = &stories().front();
    Choice choice;
    StoryOptions options;
    std::optional<Trace> trace;  ///< of --events; what `options` points to lives in it
};

/// The option rows of what is told: --story, --panels, --events.
std::vector<Option> story_options();

/// Whether a story other than that of the solutions is asked for.
bool asks_for_story(const Request& request);

/// Which solutions are told of, and with which marks.
StoryOptions story_options_of(const Request& request, const Choice& choice);

/// The story with its choice and its trace, which is read. The pace is not set. Throws UsageError,
/// TraceError.
StoryRequest story_request_of(const Request& request);

/// Gives pictures the look that the story wants. Throws UsageError.
void show_scene(const StoryRequest& wanted, Look& look);

/// The message for a story that shows nothing.
std::string none_text(const StoryRequest& wanted, const Pace& pace);

/// Throws UsageError where the story cannot be told so, LimitError where that takes more than a day.
void check_story(const StoryRequest& wanted);

}  // namespace queenreel
