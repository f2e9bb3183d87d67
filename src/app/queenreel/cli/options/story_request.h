#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "queenreel/cli/options/choice.h"
#include "queenreel/cli/options/destination.h"
#include "queenreel/cli/options/rule.h"
#include "queenreel/listings/listings.h"
#include "queenreel/story/story_spec.h"
#include "queenreel/trace/trace.h"

namespace queenreel {

/// The options for the story.
struct StoryArgs {
    const Story* story = nullptr;                  ///< null: solutions, or search for a trace
    std::optional<std::vector<PanelKind>> panels;  ///< empty: the story's default
    bool legend = false;
    bool questions = false;
    std::optional<std::string> events;  ///< trace files
    std::vector<Part> select;           ///< as Pace::parts
};

/// The option for a code panel's language.
struct CodeArgs {
    const CodeLanguage* code = nullptr;  ///< null: pseudocode
};

/// --code.
std::vector<Option> code_language_row();

/// Returns the listing that a story shows in this language. `trace`: the story's recorded search, or null.
/// Throws UsageError if the story shows no code or its search has no listing.
const CodeListing* listing_of(const CodeLanguage& language, const StorySpec& told, const Trace* trace);

/// The arguments of commands that show solutions or tell stories.
struct TellingArgs : PictureArgs, SelectionArgs, StoryArgs, CodeArgs, GivenArgs {};

/// A story and its subject, with the selected solutions.
struct StoryRequest : StorySpec {
    Choice choice{};
    std::optional<Trace> trace{};  ///< of --events; `options` point into it
};

std::vector<Option> story_rows();

/// --select.
std::vector<Option> select_row();

/// The rules of --events: a trace determines its solver.
std::vector<Rule> story_rules();

/// Returns true if a story other than `solutions` is requested.
bool asks_for_story(const StoryArgs& args);

/// The options for a choice of solutions and marks.
StoryOptions story_options_of(const Choice& choice, const Marks& marks);

/// Returns the story with its choice and its trace, whose header it reads. Throws UsageError, TraceError.
StoryRequest story_request_of(const TellingArgs& args);

/// Throws LimitError if the story takes more than a day.
void check_time(const StoryRequest& wanted);

/// Opens the story. Throws StoryError, and LimitError if it takes more than a day.
std::unique_ptr<Storyline> open_story(const StoryRequest& wanted);

/// The message for a story that shows nothing.
std::string none_text(const StoryRequest& wanted, const Pace& pace);

}  // namespace queenreel
