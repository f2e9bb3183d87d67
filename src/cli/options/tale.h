#pragma once

#include <limits>
#include <memory>
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

/// Opens the story of it. Throws UsageError where it cannot be told so, LimitError where that takes more than
/// a day.
std::unique_ptr<Storyline> open_story(const Tale& tale);

/// Measures an opened story; more than `max_moments` are not counted. Throws UsageError, TraceError.
StoryTotals measure_story(const Tale& tale, Storyline& story, const Pace& pace,
                          std::uint64_t max_moments = std::numeric_limits<std::uint64_t>::max());

/// Has pictures of a story look as it wants, with room for a badge where the pace may have one. Throws
/// UsageError.
void show_scene(const Tale& tale, const Storyline& story, const Pace& pace, Look& look);

/// What is said when the story shows nothing.
std::string none_text(const Tale& tale, const Pace& pace);

}  // namespace queenreel
