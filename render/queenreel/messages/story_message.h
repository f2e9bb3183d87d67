#pragma once

#include <string>
#include <string_view>

#include "queenreel/base/spec_error.h"
#include "queenreel/messages/vocabulary.h"
#include "queenreel/story/story.h"
#include "queenreel/timing/pacer.h"

namespace queenreel {

// Puts the facts that lower rooms report into the user's vocabulary: `what: why; what to do`. Pages use that
// of the command line.

/// The field of a request that sets an option of stories.
struct StoryField {
    StoryOption option;
    std::string_view name;      ///< for shells and Python
    std::string_view in_pages;  ///< in requests of pages
};

const StoryField& field_of(StoryOption option);

/// Returns the remedy alone: "give 1 to 40, or --story solutions".
std::string remedy(const StoryError& error, Vocabulary vocabulary = Vocabulary::shell);

/// Returns why a story cannot be told as requested, and the remedy.
std::string message_of(const StoryError& error, Vocabulary vocabulary = Vocabulary::shell);

/// Returns why a film cannot be that short, and the remedy.
std::string message_of(const PaceError& error, Vocabulary vocabulary = Vocabulary::shell);

/// Returns why a film cannot be made as requested, and the remedy.
std::string message_of(const SpecError& error, Vocabulary vocabulary = Vocabulary::shell);

}  // namespace queenreel
