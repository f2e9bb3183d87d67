#include "queenreel/cli/command.h"

#include <algorithm>
#include <utility>

namespace queenreel {

std::unique_ptr<CommonArgs> read_args(const Command& command, Arguments line) {
    std::unique_ptr<CommonArgs> args = command.action.args();
    read_line(command.options, std::move(line), *args);
    return args;
}

std::unique_ptr<CommonArgs> read_args(const Command& command, std::span<const std::string> words) {
    return read_args(command, Arguments(command.options, words));
}

std::span<const Command> commands() {
    static const std::vector<Command> table{
        solve_command(), count_command(),   compare_command(), render_command(), sheet_command(),
        chart_command(), animate_command(), explore_command(), verify_command(), list_command(),
    };
    return table;
}

const Command* find_command(std::string_view name) {
    const auto found = std::ranges::find(commands(), name, &Command::name);
    return found == commands().end() ? nullptr : &*found;
}

}  // namespace queenreel
