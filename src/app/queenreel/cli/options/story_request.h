#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "queenreel/cli/options/choice.h"
#include "queenreel/cli/options/destination.h"
#include "queenreel/cli/options/rule.h"
#include "queenreel/story/story_spec.h"
#include "queenreel/trace/trace.h"

namespace queenreel {

/// The options of what is told.
struct StoryArgs {
    const Story* story = nullptr;                  ///< null: solutions, or with a trace search
    std::optional<std::vector<PanelKind>> panels;  ///< nothing: as the story
    bool legend = false;
    bool questions = false;
    std::optional<std::string> events;  ///< files of traces
    std::vector<Part> select;           ///< as Pace::parts
};

/// What commands take that show solutions or tell stories.
struct TellingArgs : PictureArgs, SelectionArgs, StoryArgs, GivenArgs {};

/// A story and its subject, with the solutions that were chosen.
struct StoryRequest : StorySpec {
    Choice choice{};
    std::optional<Trace> trace{};  ///< of --events; what `options` points to lives in it
};

Rows<StoryArgs> story_rows();

/// --select.
Rows<StoryArgs> select_row();

/// The rules of --events: a trace sets what solved it.
std::vector<Rule> story_rules();

/// Whether a story other than that of the solutions is asked for.
bool asks_for_story(const StoryArgs& args);

/// Which solutions are told of, and with which marks.
StoryOptions story_options_of(const Choice& choice, const Marks& marks);

/// The story with its choice and its trace, of which the header is read. Throws UsageError, TraceError.
StoryRequest story_request_of(const TellingArgs& args);

/// Throws LimitError where the story takes more than a day.
void check_time(const StoryRequest& wanted);

/// Opens the story. Throws StoryError, and LimitError where it takes more than a day.
std::unique_ptr<Storyline> open_story(const StoryRequest& wanted);

/// The message for a story that shows nothing.
std::string none_text(const StoryRequest& wanted, const Pace& pace);

}  // namespace queenreel
