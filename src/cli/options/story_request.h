#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/options/choice.h"
#include "frame/look.h"
#include "story/story.h"
#include "trace/trace.h"

namespace queenreel {

/// A story and what it is told of.
struct StoryRequest {
    const Story* story = &stories().front();
    Choice choice;
    StoryOptions options;
    std::optional<Trace> trace;                ///< of --events; what `options` points to lives in it
    std::optional<Coordinates> coordinates{};  ///< nothing: as the story
};

/// The option rows of what is told: --story, --panels, --events.
std::vector<Option> story_options();

/// The option rows of what a film begins and ends with: --cards, --title, --subtitle.
std::vector<Option> card_options();

/// The cards around the story: of those that can have some, both, unless something else is asked for or only
/// parts of the story are. Throws UsageError.
StoryCards cards_of(const Request& request, const Story& story);

/// Whether a story other than that of the solutions is asked for.
bool asks_for_story(const Request& request);

/// Which solutions are told of, and with which marks.
StoryOptions story_options_of(const Request& request, const Choice& choice);

/// The story with its choice and its trace, of which the header is read. Throws UsageError, TraceError.
StoryRequest story_request_of(const Request& request);

/// Opens the story. Throws UsageError where it cannot be told so, LimitError where that takes more than a
/// day.
std::unique_ptr<Storyline> open_story(const StoryRequest& wanted);

/// Measures an opened story; more than `max_moments` are not counted. Throws UsageError, TraceError.
StoryTotals measure_story(const StoryRequest& wanted, Storyline& story, const Pace& pace,
                          std::uint64_t max_moments = std::numeric_limits<std::uint64_t>::max());

/// Gives pictures the look that an opened story wants, with room for a badge where the pace may have one.
/// Throws UsageError.
void show_scene(const StoryRequest& wanted, const Storyline& story, const Pace& pace, Look& look);

/// The message for a story that shows nothing.
std::string none_text(const StoryRequest& wanted, const Pace& pace);

}  // namespace queenreel
