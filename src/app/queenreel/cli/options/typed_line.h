#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "queenreel/cli/options/option.h"

namespace queenreel {

/// A command line that is still being typed, parsed as far as possible without checks.
struct TypedLine {
    /// `words`: those after the command, except the word being typed. Keeps views of them, and pointers to
    /// options.
    TypedLine(std::span<const Option> options, std::span<const std::string> words);

    /// The last value of the option, empty for a flag; nothing if it was not given.
    std::optional<std::string_view> value(std::string_view option) const;

    /// The operand that is a board size, if there is one.
    std::optional<int> board_size() const;

    std::vector<std::string_view> operands;
    const Option* open_option = nullptr;  ///< the option whose value comes next; null for none
    bool options_end = false;             ///< after `--`

    /// The parts of the word being typed that end in a comma.
    std::vector<std::string_view> listed;

  private:
    std::vector<std::pair<std::string_view, std::string_view>> given_;  ///< names and values
};

/// Means any file name; no option has this value.
inline constexpr std::string_view any_file = ":file";

/// A Row::suits for solvers: whether the solver takes the line's N and rule, and suits its story.
bool solver_suits(const TypedLine& line, std::string_view solver);

/// A Row::suits for stories: whether the story suits the line's N, rule and solvers.
bool story_suits(const TypedLine& line, std::string_view story);

/// Returns the solvers that suit a line whose operands are N and solvers, except those already on it.
std::vector<std::string_view> next_solvers(const TypedLine& line);

}  // namespace queenreel
