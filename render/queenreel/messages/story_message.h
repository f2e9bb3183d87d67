#pragma once

#include <string>
#include <string_view>

#include "queenreel/base/spec_error.h"
#include "queenreel/messages/vocabulary.h"
#include "queenreel/story/story.h"
#include "queenreel/timing/pacer.h"

namespace queenreel {

// The facts that rooms below report, in the words of those who asked: `what: why; what to do`. Pages speak as
// the command line does.

/// The field of a request that an error is about: "n", "solver".
std::string_view field_of(const StoryError& error);

/// A way out: "give 1 to 40, or --story solutions".
std::string remedy(const StoryError& error, Vocabulary vocabulary = Vocabulary::shell);

/// Why a story cannot be told as asked, and how it could be.
std::string message_of(const StoryError& error, Vocabulary vocabulary = Vocabulary::shell);

/// Why a film cannot be that short, and how it could be.
std::string message_of(const PaceError& error, Vocabulary vocabulary = Vocabulary::shell);

/// Why a film cannot be made as asked, and how it could be.
std::string message_of(const SpecError& error, Vocabulary vocabulary = Vocabulary::shell);

}  // namespace queenreel
