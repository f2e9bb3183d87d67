// Answers the engine's requests by the same rooms in a program, to compare with WebAssembly's answers. Reads
// lines of a name and JSON, such as `open {"story":"search","n":4}`, and answers each with lines: for a
// story, its about_json() and its first pictures, at most argv[1], then an empty line.

#include <exception>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "queenreel/trace/input.h"
#include "queenreel/trace/trace.h"
#include "queenreel/web/answers.h"
#include "queenreel/web/error_json.h"
#include "queenreel/web/live_story.h"
#include "queenreel/web/telling.h"

namespace {

using namespace queenreel;

void tell(const Telling& telling, std::uint64_t pictures) {
    LiveStory story(telling);
    std::cout << story.about_json() << '\n';
    for (; pictures > 0 && story.next(); --pictures)
        std::cout << story.frame() << '\n';
}

std::optional<Trace> trace;

/// Reads a trace, {"name":"mine.jsonl","text":"…"}.
std::string read_trace(const std::string& request) {
    const auto given = nlohmann::json::parse(request);
    trace.reset();
    Trace read(std::make_shared<TextInput>(given.at("name"), given.at("text")));
    std::string answer = trace_json(read);
    trace = std::move(read);
    return answer;
}

void answer(std::string_view name, const std::string& request, std::uint64_t pictures) {
    const Trace* const given = trace ? &*trace : nullptr;
    try {
        if (name == "open") {
            tell(telling_of(request, given), pictures);
        } else if (name == "trace") {
            std::cout << read_trace(request) << '\n';
        } else if (name == "tables") {
            std::cout << tables_json() << '\n';
        } else if (name == "possible") {
            std::cout << possible_json(request, given) << '\n';
        } else if (name == "attacks") {
            std::cout << attacks_json(request) << '\n';
        } else if (name == "complete") {
            std::cout << completion_json(request) << '\n';
        } else if (name == "exercises") {
            std::cout << exercises_json(request) << '\n';
        } else if (name == "reach") {
            std::cout << reach_json(request) << '\n';
        } else {
            SolutionList solutions(request);
            std::cout << solutions.about_json() << '\n';
            for (; pictures > 0; --pictures)
                std::cout << solutions.next() << '\n';
        }
    } catch (const StoryError& error) {
        std::cout << error_json(error) << '\n';
    } catch (const TraceError& error) {
        std::cout << error_json(error) << '\n';
    } catch (const PaceError& error) {
        std::cout << error_json(error) << '\n';
    } catch (const TooLongError& error) {
        std::cout << error_json(error) << '\n';
    } catch (const AskError& error) {
        std::cout << error_json(error) << '\n';
    }
}

}  // namespace

int main(int /*count*/, char** arguments) {
    std::ios::sync_with_stdio(false);
    const std::uint64_t pictures = std::stoull(arguments[1]);
    for (std::string line; std::getline(std::cin, line);) {
        const std::size_t space = line.find(' ');
        answer(line.substr(0, space), line.substr(space + 1), pictures);
        std::cout << '\n';
    }
    return std::cout.good() ? 0 : 1;
}
