#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "queenreel/story/story_spec.h"
#include "queenreel/timing/pace_spec.h"
#include "queenreel/trace/trace.h"
#include "queenreel/web/ask_error.h"

namespace queenreel {

/// What a page is asked to tell: a story, what of, and how fast.
struct Telling : StorySpec {
    PaceSpec pace{};
    std::optional<Trace> trace{};  ///< of which it is told, or which races; `options` point into it
};

/// What JSON asks for, an object of which each field may be left out:
///
///     {"story":"search","n":8,"solver":"backtracking","seed":1,"unique":false,"first":1,"last":92,
///      "captions":true,"attacks":false,"conflicts":false,"toFirst":false,"questions":false,"legend":false,
///      "cards":{"title":true,"end":true,"titleText":"","subtitleText":""},"numbering":"1",
///      "panels":["code","tree"],"racers":["tables","bitmask"],
///      "pace":{"style":"lecture","holds":{"test":250000},"duration":60000000,"endPause":0,
///              "parts":[{"kind":"solution","first":1,"last":1}]},
///      "place":["a1"],"block":["d4"],"completions":4}
///
/// Times are microseconds. A solver that finds one solution is asked for no more. "trace":true asks for
/// `trace`, which sets n, solver and seed, or takes part in a race. Throws AskError; StoryError for an n that
/// the solver does not take.
Telling telling_of(std::string_view json, const Trace* trace = nullptr);

/// The JSON of which telling_of() makes the same again. Its searches must be solvers', not traces.
std::string telling_json(const Telling& telling);

}  // namespace queenreel
