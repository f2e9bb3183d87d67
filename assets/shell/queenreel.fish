# Completion of queenreel for fish; made by queenreel --generate fish.
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
