#include "queenreel/cli/command.h"

#include <algorithm>
#include <vector>

namespace queenreel {

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
