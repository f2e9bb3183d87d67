#include "queenreel/cli/docs/docs.h"

#include <fmt/format.h>

#include "queenreel/base/spelling.h"
#include "queenreel/cli/command.h"

namespace queenreel {
namespace {

// Scripts that complete command lines in shells: they ask `queenreel --complete`, and pass words on as they
// are typed, without evaluating them.

/// For bash 4.4 and later, without the package bash-completion. Bash takes words apart at `=` and `:`; they
/// are put together, and what bash does not replace is cut off the answers.
constexpr std::string_view bash_completion =
    R"(# Completion of queenreel for bash; made by queenreel --generate bash.
_queenreel() {
    local word line before='' words=()
    COMPREPLY=()
    for word in "${COMP_WORDS[@]:1:COMP_CWORD}"; do
        word=${word//[\"\'\\]/}
        if [[ ${#words[@]} -gt 0 && ($word == [=:] || $before == *[=:]) ]]; then
            words[-1]+=$word
            [[ $word == [=:] ]] && before=${words[-1]}
        else
            words+=("$word") before=''
        fi
    done
    while IFS= read -r line; do
        line=${line%%$'\t'*}
        case $line in
            :file) compopt -o default ;;
            *=) compopt -o nospace ;;&
            *) COMPREPLY+=("${line#"$before"}") ;;
        esac
    done < <(command queenreel --complete -- "${words[@]}" 2>/dev/null)
}
complete -F _queenreel queenreel
)";

/// For zsh 5: the function _queenreel.
constexpr std::string_view zsh_completion =
    R"(#compdef queenreel
# Completion of queenreel for zsh; made by queenreel --generate zsh.
_queenreel() {
    local line files
    local -a typed whole begun
    ((CURRENT > 2)) && typed=("${(@Q)words[2,CURRENT-1]}")
    for line in "${(@f)$(command queenreel --complete -- "${typed[@]}" "${(Q)PREFIX}" 2>/dev/null)}"; do
        [[ $line == :file ]] && files=yes && continue
        local name=${${line%%$'\t'*}//:/\\:}
        [[ $line == *$'\t'* ]] && line=$name:${line#*$'\t'} || line=$name
        [[ $name == *= ]] && begun+=($line) || [[ -z $line ]] || whole+=($line)
    done
    _describe word whole
    _describe word begun -S ''
    [[ $PREFIX == --*=* ]] && compset -P '*='
    [[ -z $files ]] || _files
}

_queenreel "$@"
)";

/// For fish 3.
constexpr std::string_view fish_completion =
    R"(# Completion of queenreel for fish; made by queenreel --generate fish.
function __queenreel_complete
    set -l words (commandline -opc)
    set -l word (string replace -ra '["\'\\\\]' '' -- (commandline -ct))
    for line in (command queenreel --complete -- $words[2..] "$word" 2>/dev/null)
        if test "$line" = :file
            set -l option (string match -r '^--[^=]*=' -- $word)
            printf '%s\n' "$option"(__fish_complete_path (string replace -- "$option" '' "$word"))
        else
            printf '%s\n' $line
        end
    end
end
complete -c queenreel -f -a '(__queenreel_complete)'
)";

constexpr std::string_view page_of = "man-";

}  // namespace

std::vector<std::string> generated_names() {
    std::vector<std::string> names{"man"};
    for (const Command& command : commands())
        names.push_back(std::string(page_of) + std::string(command.name));
    for (const char* name : {"man-trace", "bash", "zsh", "fish"})
        names.emplace_back(name);
    return names;
}

std::string generated(std::string_view name) {
    if (name == "man")
        return program_page();
    if (name == "man-trace")
        return trace_page();
    if (name == "bash")
        return std::string(bash_completion);
    if (name == "zsh")
        return std::string(zsh_completion);
    if (name == "fish")
        return std::string(fish_completion);
    if (name.starts_with(page_of))
        if (const Command* command = find_command(name.substr(page_of.size())))
            return command_page(*command);
    const std::vector<std::string> names = generated_names();
    throw UsageError(fmt::format("--generate: {}: nothing has that name; {}", name,
                                 choices(name, std::vector<std::string_view>(names.begin(), names.end()))));
}

}  // namespace queenreel
