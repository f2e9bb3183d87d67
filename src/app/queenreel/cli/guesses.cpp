#include "queenreel/cli/guesses.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "queenreel/base/parse.h"
#include "queenreel/cli/command.h"
#include "queenreel/cli/options/spelling.h"
#include "queenreel/encode/format.h"
#include "queenreel/solvers/solver.h"
#include "queenreel/story/story.h"

namespace queenreel {
namespace {

/// A word for a command line that is not a command with its usual operands.
struct Guess {
    std::string_view word;
    std::string_view line;  ///< without the program
};

constexpr auto guesses = std::to_array<Guess>({
    {"trace", "help trace"},
    {"events", "help trace"},
    {"options", "help animate"},
    {"handout", "sheet 8 --handout"},
});

/// The command line that is meant, without the program.
std::optional<std::string> meant_line(std::string_view word) {
    const auto* guess = std::ranges::find(guesses, word, &Guess::word);
    if (guess != guesses.end())
        return std::string(guess->line);
    for (const Command& command : commands())
        if (has_word(command.also, word))
            return fmt::format("{}{}{}", command.name, command.usual.empty() ? "" : " ", command.usual);
    if (const Format* format = find_format(word))
        return format->film ? fmt::format("animate 8 -o queens.{}", word)
                            : fmt::format("render 8 --format {}", word);
    if (find_story(word))
        return fmt::format("animate 8 --story {}", word);
    if (const Solver* solver = find_solver(word))
        return fmt::format("solve 8 --solver {}{}", word, solver->complete ? "" : " --limit 1");
    if (std::ranges::count(list_names(), word) > 0)
        return fmt::format("list {}", word);
    if (number<std::uint64_t>(word))
        return fmt::format("animate {}", word);
    return std::nullopt;
}

}  // namespace

std::string command_advice(std::string_view word) {
    if (const auto line = meant_line(word))
        return fmt::format("did you mean queenreel {}?", *line);
    std::vector<std::string_view> names = names_of(commands());
    names.push_back("help");
    names.push_back("version");
    return choices(word, names);
}

}  // namespace queenreel
