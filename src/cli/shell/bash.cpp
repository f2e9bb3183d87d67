#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/command.h"
#include "cli/shell/completion.h"
#include "cli/shell/words.h"

namespace queenreel {
namespace {

/// What follows an option: names, a file, or what nobody can know.
std::string value_case(const Command& command, const Option& option) {
    std::string pattern = fmt::format("{}:--{}", command.name, option.name);
    if (option.letter)
        pattern += fmt::format("|{}:-{}", command.name, option.letter);
    if (option.values)
        return fmt::format("        {}) words='{}' list={} ;;\n", pattern, fmt::join(option.values(), " "),
                           option.list ? "yes" : "");
    return fmt::format("        {}) {} ;;\n", pattern, takes_path(option) ? "files=yes" : "return");
}

std::string command_case(const Command& command) {
    std::vector<std::string> words;
    for (const Option& option : command.options)
        words.push_back(fmt::format("--{}", option.name));
    std::string operand;
    if (command.operand_values)
        operand = fmt::format("operands='{}'", fmt::join(command.operand_values(), " "));
    else if (takes_files(command))
        operand = "operand_files=yes";
    return fmt::format("        {}) words='{}' {} ;;\n", command.name, fmt::join(words, " "), operand);
}

constexpr std::string_view bash_begin =
    R"(# Completion of queenreel for bash; made by queenreel --generate bash.
_queenreel() {
    local command=${COMP_WORDS[1]} current=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]}
    local words='' operands='' list='' files='' operand_files='' before=''
    COMPREPLY=()
    # Bash cuts --option=value at the sign.
    if [[ $current == = ]]; then
        current=''
    elif [[ $option == = ]]; then
        option=${COMP_WORDS[COMP_CWORD - 2]}
    fi
    if ((COMP_CWORD == 1)); then
)";

constexpr std::string_view bash_middle = R"(        return
    fi
    case $command:$option in
)";

constexpr std::string_view bash_second_case = R"(        *) option='' ;;
    esac
    [[ $option ]] || case $command in
)";

constexpr std::string_view bash_end = R"(    esac
    if [[ ! $option && $current != -* ]]; then
        words=$operands files=$operand_files
    fi
    if [[ $list && $current == *,* ]]; then
        before=${current%,*},
        current=${current##*,}
    fi
    if [[ $files ]]; then
        compopt -o filenames
        mapfile -t COMPREPLY < <(compgen -f -- "$current")
    else
        mapfile -t COMPREPLY < <(compgen -P "$before" -W "$words" -- "$current")
    fi
}
complete -F _queenreel queenreel
)";

}  // namespace

std::string bash_completion() {
    std::string script(bash_begin);
    script += fmt::format(
        "        mapfile -t COMPREPLY < <(compgen -W '{} help version --help --version --generate' -- "
        "\"$current\")\n",
        fmt::join(names_of(commands()), " "));
    script += bash_middle;
    for (const Command& command : commands())
        for (const Option& option : command.options)
            if (!option.argument.empty())
                script += value_case(command, option);
    script += bash_second_case;
    for (const Command& command : commands())
        script += command_case(command);
    script += fmt::format("        help) operands='{} trace' ;;\n", fmt::join(names_of(commands()), " "));
    script += fmt::format("        --generate) operands='{}' ;;\n", fmt::join(generated_names(), " "));
    return script + std::string(bash_end);
}

}  // namespace queenreel
