#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "queenreel/cli/options/option.h"

namespace queenreel {

/// A command line that is still being typed, read as far as it can be understood. Nothing is checked.
struct TypedLine {
    /// `words` are those after the command, without the one that is being typed. Views of them and pointers
    /// to options stay.
    TypedLine(std::span<const Option> options, std::span<const std::string> words);

    /// Whether the option was given.
    bool gave(std::string_view option) const { return value(option).has_value(); }

    /// The last value of the option, empty for a flag; nothing if it was not given.
    std::optional<std::string_view> value(std::string_view option) const;

    /// The operand that is a board size, if there is one.
    std::optional<int> board_size() const;

    std::vector<std::string_view> operands;
    const Option* open_option = nullptr;  ///< the option whose value comes next; null for none
    bool options_end = false;             ///< after `--`

    /// The parts of the word being typed that commas end.
    std::vector<std::string_view> listed;

  private:
    std::vector<std::pair<std::string_view, std::string_view>> given_;  ///< names and values
};

/// Where any name of a file may stand; no value of an option is that.
inline constexpr std::string_view any_file = ":file";

/// An Row::suits of solvers: whether it takes the N of the line and the story of the line can tell of it.
bool solver_suits(const TypedLine& line, std::string_view solver);

/// An Row::suits of stories: whether it can be told of the N and the solvers of the line.
bool story_suits(const TypedLine& line, std::string_view story);

/// The solvers that suit a line whose operands are N and solvers, without those that it has.
std::vector<std::string_view> next_solvers(const TypedLine& line);

}  // namespace queenreel
