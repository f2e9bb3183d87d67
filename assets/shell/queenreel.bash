# Completion of queenreel for bash; made by queenreel --generate bash.
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
