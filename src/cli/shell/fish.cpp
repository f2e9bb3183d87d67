#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/command.h"
#include "cli/shell/completion.h"
#include "cli/shell/words.h"

namespace queenreel {
namespace {

constexpr std::string_view fish_quote = "\\'";

std::string option_rule(const Command& command, const Option& option) {
    std::string line = fmt::format("complete -c queenreel -n '__fish_seen_subcommand_from {}' -l {}",
                                   command.name, option.name);
    if (option.letter)
        line += fmt::format(" -s {}", option.letter);
    if (option.values && option.list)
        line += fmt::format(" -xa \"(__fish_complete_list , 'printf \\\"%s\\\\n\\\" {}')\"",
                            fmt::join(option.values(), " "));
    else if (option.values)
        line += fmt::format(" -xa '{}'", fmt::join(option.values(), " "));
    else if (!option.argument.empty())
        line += takes_path(option) ? " -rF" : " -x";
    return line + fmt::format(" -d {}\n", in_quotes(short_help(option), fish_quote));
}

}  // namespace

std::string fish_completion() {
    std::string script =
        "# Completion of queenreel for fish; made by queenreel --generate fish.\ncomplete -c queenreel -f\n";
    for (const Command& command : commands())
        script += fmt::format("complete -c queenreel -n __fish_use_subcommand -a {} -d {}\n", command.name,
                              in_quotes(command.summary, fish_quote));
    script += fmt::format(
        "complete -c queenreel -n __fish_use_subcommand -a help -d 'options and examples'\n"
        "complete -c queenreel -n '__fish_seen_subcommand_from help' -a '{} trace'\n",
        fmt::join(names_of(commands()), " "));
    for (const Command& command : commands()) {
        if (command.operand_values)
            script += fmt::format("complete -c queenreel -n '__fish_seen_subcommand_from {}' -a '{}'\n",
                                  command.name, fmt::join(command.operand_values(), " "));
        else if (takes_files(command))
            script +=
                fmt::format("complete -c queenreel -n '__fish_seen_subcommand_from {}' -F\n", command.name);
        for (const Option& option : command.options)
            script += option_rule(command, option);
    }
    return script;
}

}  // namespace queenreel
