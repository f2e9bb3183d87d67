#compdef queenreel
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
