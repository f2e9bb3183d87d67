// The functions that a page calls. An instance has one story, one list of solutions and any number of
// answers. A page that needs two stories makes two instances of the same compiled module.
//
// A page writes JSON to the address that `input(size)` returns and then calls one of the functions below.
// Their answers are JSON at the address they return, with `answer_size()` bytes, valid until the next call.
// Picture numbers start at 0.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "queenreel/base/json.h"
#include "queenreel/base/utf8.h"
#include "queenreel/web/answers.h"
#include "queenreel/web/engine/asked.h"
#include "queenreel/web/live_story.h"
#include "queenreel/words/words.h"

#define QUEENREEL_EXPORT(name) extern "C" __attribute__((export_name(#name)))

namespace {

using namespace queenreel;

std::string given;
std::string answer;
std::unique_ptr<LiveStory> story;
decltype(Timeline::durations) english_durations;
std::unique_ptr<SolutionList> solution_list;
std::shared_ptr<const GivenTrace> trace_text;
std::optional<Trace> trace;
std::string language_text;  // the text that speak() received; `language` refers to it
Language language = languages().front();

const Trace* opened_trace() {
    return trace ? &*trace : nullptr;
}

/// An object that was opened before; anything else is an error of the page.
template <typename Opened>
Opened& opened(const std::unique_ptr<Opened>& one) {
    if (!one)
        throw std::logic_error("nothing was opened");
    return *one;
}

const char* answered(std::string json) {
    answer = std::move(json);
    return answer.data();
}

}  // namespace

namespace queenreel {

const GivenTrace* given_trace() {
    return trace_text.get();
}

/// A page encodes its input from text, so it is valid.
bool is_utf8(std::string_view /*text*/) {
    return true;
}

}  // namespace queenreel

QUEENREEL_EXPORT(input) char* engine_input(std::size_t size) {
    given.resize(size);
    return given.data();
}

QUEENREEL_EXPORT(answer_size) std::size_t engine_answer_size() {
    return answer.size();
}

/// Sets the language of stories from now on, as explorer_catalog() gives it: four lines with
/// its tag, the signs between groups of digits and before decimals, and "rtl" or nothing, followed by its
/// catalog.
QUEENREEL_EXPORT(speak) const char* engine_speak() {
    language_text = std::move(given);
    given = {};
    std::string_view rest = language_text;
    const auto line = [&rest] {
        const std::string_view text = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(text.size() + 1);
        return text;
    };
    language.name = line();
    language.group = line();
    language.point = line();
    language.right_to_left = !line().empty();
    language.catalog = rest;
    return answered({});
}

/// Takes a trace, a line with the file's name followed by the text, and reads it to its end; answers
/// trace_json(). Until the next one, "trace":true refers to it.
QUEENREEL_EXPORT(trace) const char* engine_trace() {
    const std::size_t name_end = given.find('\n');
    trace.reset();
    trace_text = std::make_shared<GivenTrace>(given.substr(0, name_end), given.substr(name_end + 1));
    given = {};
    trace.emplace(trace_text);
    return answered(trace_json(*trace));
}

QUEENREEL_EXPORT(tables) const char* engine_tables() {
    return answered(tables_json());
}

QUEENREEL_EXPORT(possible) const char* engine_possible() {
    return answered(possible_json(given, opened_trace()));
}

/// Opens the story that telling_of() parses; answers LiveStory::about_json(). kinds() and durations() are its
/// timeline, one and four bytes per picture.
QUEENREEL_EXPORT(open) const char* engine_open() {
    story = std::make_unique<LiveStory>(telling_of(given, opened_trace(), Words(language)));
    return answered(story->about_json());
}

QUEENREEL_EXPORT(kinds) const void* engine_kinds() {
    return opened(story).timeline().kinds.data();
}

QUEENREEL_EXPORT(durations) const void* engine_durations() {
    return opened(story).timeline().durations.data();
}

/// The durations of the opened story in English, so that times in addresses name the same picture in every
/// language. Null if the language is English, or has different pictures in English.
QUEENREEL_EXPORT(clock) const void* engine_clock() {
    if (language.catalog.empty())
        return nullptr;
    english_durations = LiveStory(telling_of(given, opened_trace())).timeline().durations;
    return english_durations.size() == opened(story).timeline().durations.size() ? english_durations.data()
                                                                                 : nullptr;
}

/// Advances by up to `count` pictures; answers the chapters that began, as [[picture, title], …].
QUEENREEL_EXPORT(go) const char* engine_go(std::uint32_t count) {
    auto chapters = Json::array();
    LiveStory& told = opened(story);
    for (; count > 0 && told.next(); --count)
        if (!told.chapter().empty())
            chapters.push_back({told.position(), told.chapter()});
    return answered(json_text(chapters));
}

/// The current picture, see frame_json().
QUEENREEL_EXPORT(frame) const char* engine_frame() {
    return answered(opened(story).frame());
}

/// SolutionList and the other answers.
QUEENREEL_EXPORT(open_solutions) const char* engine_open_solutions() {
    solution_list = std::make_unique<SolutionList>(given);
    return answered(solution_list->about_json());
}

QUEENREEL_EXPORT(next_solution) const char* engine_next_solution(std::uint32_t count) {
    return answered(opened(solution_list).next(std::max<std::uint32_t>(count, 1)));
}

QUEENREEL_EXPORT(attacks) const char* engine_attacks() {
    return answered(attacks_json(given));
}

QUEENREEL_EXPORT(complete) const char* engine_complete() {
    return answered(completion_json(given));
}

QUEENREEL_EXPORT(exercises) const char* engine_exercises() {
    return answered(exercises_json(given));
}

QUEENREEL_EXPORT(reach) const char* engine_reach() {
    return answered(reach_json(given));
}
