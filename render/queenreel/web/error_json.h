#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "queenreel/story/story.h"
#include "queenreel/trace/errors.h"
#include "queenreel/web/live_story.h"
#include "queenreel/web/telling.h"

namespace queenreel {

// Errors as facts and in words: {"error":{"what":"size","why":"…","remedy":"give 1 to 40","message":"N: …;
// give 1 to 40", "min":1,"max":40,"solvers":[…],"panels":[…],"story":"…"}}. "what" is the field of
// telling_of() or the name of a StoryOption; "message" is the command line's.

std::string error_json(const StoryError& error);
std::string error_json(const PaceError& error);
std::string error_json(const TooLongError& error);
std::string error_json(const AskError& error);

/// {"error":{"what":"trace","why":"…","message":"mine.jsonl:7: …","line":7}}, without "line" if the error is
/// not in a line.
std::string error_json(const TraceError& error);
std::string error_json(std::string_view file, std::uint64_t line, std::string_view why);

/// An internal error: {"error":{"what":"bug","why":"…","message":"…"}}.
std::string bug_json(std::string_view why);

}  // namespace queenreel
