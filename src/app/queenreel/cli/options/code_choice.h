#pragma once

#include "queenreel/cli/options/option.h"
#include "queenreel/listings/listings.h"
#include "queenreel/story/story_spec.h"
#include "queenreel/trace/trace.h"

namespace queenreel {

/// The option for a code panel's language.
struct CodeArgs {
    const CodeLanguage* code = nullptr;  ///< null: pseudocode
};

/// --code.
Rows<CodeArgs> code_language_row();

/// The listing that a story shows in that language. `trace`: the story's recorded search, or null. Throws
/// UsageError if the story shows no code or its search has no listing.
const CodeListing* listing_of(const CodeLanguage& language, const StorySpec& told, const Trace* trace);

}  // namespace queenreel
