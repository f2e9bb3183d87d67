#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/options/choice.h"
#include "cli/options/rule.h"
#include "story/story_spec.h"
#include "trace/trace.h"

namespace queenreel {

/// A story and its subject, with the solutions that were chosen.
struct StoryRequest : StorySpec {
    Choice choice{};
    std::optional<Trace> trace{};  ///< of --events; what `options` points to lives in it
};

/// The option rows of what is told: --story, --panels, --events.
std::vector<Option> story_options();

/// The rules of --events: a trace sets what solved it.
std::vector<Rule> story_rules();

/// The option rows of what a film begins and ends with: --cards, --title, --subtitle.
std::vector<Option> card_options();

/// Whether a story other than that of the solutions is asked for.
bool asks_for_story(const Request& request);

/// Which solutions are told of, and with which marks.
StoryOptions story_options_of(const Request& request, const Choice& choice);

/// The story with its choice and its trace, of which the header is read. Throws UsageError, TraceError.
StoryRequest story_request_of(const Request& request);

/// Throws LimitError where the story takes more than a day.
void check_time(const StoryRequest& wanted);

/// Opens the story. Throws StoryError, and LimitError where it takes more than a day.
std::unique_ptr<Storyline> open_story(const StoryRequest& wanted);

/// The message for a story that shows nothing.
std::string none_text(const StoryRequest& wanted, const Pace& pace);

}  // namespace queenreel
