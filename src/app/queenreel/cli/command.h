#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/cli/errors.h"
#include "queenreel/cli/options/common_args.h"
#include "queenreel/cli/options/rule.h"
#include "queenreel/cli/options/typed_line.h"
#include "queenreel/terminal/console.h"

namespace queenreel {

/// An example of a command line, and its effect.
struct Example {
    std::string_view line;
    std::string_view meaning;
};

/// The functions that make a command's arguments, in a type of its own, and run the command with them.
struct Action {
    std::unique_ptr<CommonArgs> (*args)();  ///< new arguments, for store_values()

    /// Throws UsageError, LimitError, FailedError, Interrupted, OutputError, UnavailableError.
    ExitCode (*run)(const CommonArgs& args, Console& console);
};

/// Makes an action from a function that takes a command's own arguments.
template <auto function, typename Args>
Action action_of(ExitCode (* /*function*/)(const Args& args, Console& console)) {
    return {.args = []() -> std::unique_ptr<CommonArgs> { return std::make_unique<Args>(); },
            .run = [](const CommonArgs& args,
                      Console& console) { return function(static_cast<const Args&>(args), console); }};
}
template <auto function>
Action action() {
    return action_of<function>(function);
}

/// A row of the command table. To add a command, write one file with a function that returns such a row, and
/// add the function to commands(); for the manual page, add its name to CMakeLists.txt.
struct Command {
    std::string_view name;
    std::string_view summary;       ///< one line for `queenreel --help`
    std::string_view operand;       ///< the operand: N, FILE or WHAT; empty for none
    std::string_view operand_help;  ///< describes the operand
    std::string_view also = "";     ///< synonyms, separated by spaces
    std::string_view usual = "";    ///< operands worth trying, for users who typed a synonym

    /// Returns the names that may be the line's next operand, or any_file alone. Null if the operand is not a
    /// name.
    std::vector<std::string_view> (*next_operand)(const TypedLine& line) = nullptr;
    bool lists_operands = false;  ///< whether operands may be lists of such names, separated by commas

    std::vector<Option> options;
    std::vector<Rule> rules{};  ///< checked in this order
    std::vector<Example> examples;

    Action action;
};

/// All commands, in the order of the help.
std::span<const Command> commands();

/// The command of that name, or null.
const Command* find_command(std::string_view name);

/// The tables that `list` prints, in its order.
std::vector<std::string_view> list_names();

Command solve_command();
Command count_command();
Command compare_command();
Command render_command();
Command sheet_command();
Command chart_command();
Command animate_command();
Command explore_command();
Command verify_command();
Command make_command();
Command list_command();

/// Runs an action, reports any error in one line on standard error, and returns the exit code: an ExitCode,
/// or the code for a closed pipe. Throws Interrupted.
int reported(const std::function<ExitCode()>& action, Console& console);

/// Runs an `animate` command line, but writes only the first seconds of the film. Returns the exit code as
/// run_program() does.
int run_beginning(std::span<const std::string> words, Console& console);

/// Runs a command line and returns the exit code: an ExitCode, or 128 + the signal that interrupted it.
/// Reports errors in one line on standard error. `words`: the command and everything after it.
int run_program(std::span<const std::string> words, Console& console);

}  // namespace queenreel
