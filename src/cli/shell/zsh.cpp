#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/command.h"
#include "cli/shell/completion.h"
#include "cli/shell/words.h"

namespace queenreel {
namespace {

constexpr std::string_view zsh_quote = "'\\''";

/// Text in which the signs of _arguments mean themselves.
std::string plain(std::string_view text) {
    std::string escaped;
    for (const char letter : text) {
        if (letter == '[' || letter == ']' || letter == ':' || letter == '\\')
            escaped += '\\';
        escaped += letter;
    }
    return escaped;
}

std::string action(const Option& option) {
    if (option.values)
        return option.list
                   ? fmt::format("_values -s , {} {}", option.argument, fmt::join(option.values(), " "))
                   : fmt::format("({})", fmt::join(option.values(), " "));
    return takes_path(option) ? "_files" : "";
}

/// A line of _arguments.
std::string argument_line(const Option& option) {
    const std::string words = plain(short_help(option));
    const std::string value =
        option.argument.empty() ? "" : fmt::format(":{}:{}", plain(option.argument), action(option));
    const std::string sign = option.argument.empty() ? "" : "=";
    const std::string any = option.repeated ? "*" : "";
    std::string lines = fmt::format(
        "                {} \\\n",
        in_quotes(fmt::format("{}--{}{}[{}]{}", any, option.name, sign, words, value), zsh_quote));
    if (option.letter)
        lines +=
            fmt::format("                {} \\\n",
                        in_quotes(fmt::format("{}-{}[{}]{}", any, option.letter, words, value), zsh_quote));
    return lines;
}

std::string operand_line(const Command& command) {
    if (command.operand.empty())
        return "                && return\n";
    std::string what = fmt::format("*:{}:", plain(command.operand));
    if (command.operand_values)
        what += fmt::format("({})", fmt::join(command.operand_values(), " "));
    else if (takes_files(command))
        what += "_files";
    return fmt::format("                {} && return\n", in_quotes(what, zsh_quote));
}

}  // namespace

std::string zsh_completion() {
    std::string script =
        "#compdef queenreel\n# Completion of queenreel for zsh; made by queenreel --generate zsh.\n\n"
        "_queenreel() {\n    if ((CURRENT == 2)); then\n        local -a commands=(\n";
    for (const Command& command : commands())
        script += fmt::format("            {}\n",
                              in_quotes(fmt::format("{}:{}", command.name, command.summary), zsh_quote));
    script +=
        "            'help:shows a command'\\''s options and examples'\n        )\n"
        "        _describe command commands\n        return\n    fi\n"
        "    local command=$words[2]\n    shift words\n    ((CURRENT--))\n    case $command in\n";
    for (const Command& command : commands()) {
        script += fmt::format("        {})\n            _arguments -s \\\n", command.name);
        for (const Option& option : command.options)
            script += argument_line(option);
        script += operand_line(command) + "            ;;\n";
    }
    script += fmt::format("        help)\n            _arguments ':COMMAND:({} trace)'\n            ;;\n",
                          fmt::join(names_of(commands()), " "));
    return script + "    esac\n}\n\n_queenreel \"$@\"\n";
}

}  // namespace queenreel
