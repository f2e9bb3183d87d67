#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "cli/command.h"
#include "cli/shell/generate.h"

namespace queenreel {

/// Whether the option's value is the name of a file or folder.
inline bool takes_path(const Option& option) {
    constexpr std::array<std::string_view, 4> paths{"FILE", "FILES", "FOLDER", "PATH"};
    return std::ranges::find(paths, option.argument) != paths.end();
}

/// Whether the operands are names of files.
inline bool takes_files(const Command& command) {
    return command.operand.starts_with("FILE");
}

/// Text between single quotes of a shell, in which `escape` stands for such a quote: as itself in fish,
/// `'\\''` in the others.
inline std::string in_quotes(std::string_view text, std::string_view escape) {
    std::string quoted = "'";
    for (const char letter : text)
        letter == '\'' ? quoted.append(escape) : quoted.append(1, letter);
    return quoted + "'";
}

/// The first sentence or clause of an option's help: what fits beside its name.
inline std::string short_help(const Option& option) {
    return option.help.substr(0, option.help.find_first_of(";:"));
}

}  // namespace queenreel
