#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "queenreel/story/story_spec.h"
#include "queenreel/timing/pace.h"
#include "queenreel/trace/trace.h"
#include "queenreel/web/ask_error.h"
#include "queenreel/words/words.h"

namespace queenreel {

/// A story that a page requests, with its subject and pace.
struct Telling : StorySpec {
    PaceSpec pace{};
    std::optional<Trace> trace{};  ///< the recorded search shown or raced; `options` point into it
};

/// Parses a JSON object in which each field is optional:
///
///     {"story":"search","n":8,"solver":"backtracking","seed":1,"unique":false,"first":1,"last":92,
///      "captions":true,"attacks":false,"conflicts":false,"threats":false,"toFirst":false,"questions":false,"legend":false,
///      "cards":{"title":true,"end":true,"titleText":"","subtitleText":""},"numbering":"1",
///      "panels":["code","tree"],"racers":["tables","bitmask"],
///      "pace":{"style":"lecture","holds":{"test":250000},"duration":60000000,"endPause":0,
///              "parts":[{"kind":"solution","first":1,"last":1}]},
///      "place":["a1"],"block":["d4"],"completions":4}
///
/// Times are in microseconds. A solver that finds one solution is limited to one. "trace":true requests
/// `trace`, which sets n, solver and seed, or takes part in a race. Throws AskError, and StoryError if the
/// solver does not take n. Its texts are in the language of `words`.
Telling telling_of(std::string_view json, const Trace* trace = nullptr, const Words& words = {});

/// The JSON from which telling_of() makes the same telling. Its searches must be solvers', not traces.
std::string telling_json(const Telling& telling);

}  // namespace queenreel
