#pragma once

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

/// A command line to show, and what it does.
struct Example {
    std::string_view line;
    std::string_view meaning;
};

/// What runs a command with arguments of its own type.
struct Action {
    std::unique_ptr<CommonArgs> (*args)();  ///< such arguments, for read_line()

    /// Throws UsageError, LimitError, FailedError, Interrupted, OutputError, UnavailableError.
    ExitCode (*run)(const CommonArgs& args, Console& console);
};

/// The action of a function that takes a command's own arguments.
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

/// A row of the command table. A new command is one file with a function that gives such a row, and that
/// function in commands(); for its manual page, its name is in CMakeLists.txt, too.
struct Command {
    std::string_view name;
    std::string_view summary;       ///< one line for `queenreel --help`
    std::string_view operand;       ///< what comes after the name: N, FILE or WHAT; empty for nothing
    std::string_view operand_help;  ///< what that is
    std::string_view also = "";     ///< other words for it; apart by blanks
    std::string_view usual = "";    ///< operands that are worth trying, for whoever means it

    /// The names that the next operand of the line may be, or any_file alone; null: it is no name.
    std::vector<std::string_view> (*next_operand)(const TypedLine& line) = nullptr;

    std::vector<Option> options;
    std::vector<Rule> rules{};  ///< between them, checked in this order
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

/// Does what the command line says and gives the exit code: an ExitCode, or 128 + the signal that interrupted
/// it. What goes wrong is said in one line on standard error. `words` are the command and all that follows.
int run_program(std::span<const std::string> words, Console& console);

}  // namespace queenreel
