#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/options/arguments.h"
#include "cli/options/choice.h"
#include "frame/look.h"
#include "story/story.h"
#include "trace/trace.h"

namespace queenreel {

/// A story and what it is told of.
struct Tale {
    const Story* story = &stories().front();
    Choice choice;
    StoryOptions options;
    std::optional<Trace> trace;  ///< of --events; what `options` points to lives in it
};

/// The option rows of what is told: --story, --panels, --events.
std::vector<Option> tale_options();

/// Whether another story than that of the solutions is asked for.
bool asks_for_story(const Arguments& arguments);

/// Reads them, N, and the rows of story_choice_options(); reads the trace. The pace is not set. Throws
/// UsageError, TraceError.
Tale parse_tale(const Arguments& arguments);

/// Has pictures of the tale look as its story wants. Throws UsageError.
void show_scene(const Tale& tale, Look& look);

/// What is said when the story shows nothing.
std::string none_text(const Tale& tale, const Pace& pace);

/// Throws UsageError where the story cannot be told so, LimitError where that takes more than a day.
void check_tale(const Tale& tale);

}  // namespace queenreel
