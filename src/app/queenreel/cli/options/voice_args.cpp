#include "queenreel/cli/options/voice_args.h"

#include <utility>

#include "queenreel/cli/errors.h"
#include "queenreel/cli/options/common_args.h"
#include "queenreel/cli/options/film_outputs.h"
#include "queenreel/cli/options/value.h"
#include "queenreel/cli/speech.h"

namespace queenreel {
namespace {

std::string parse_command_line(std::string_view what, std::string_view text) {
    if (text.find_first_not_of(" \t\n") == std::string_view::npos)
        throw UsageError(
            said("{option}: there is no command; give one, such as 'espeak-ng --stdin --stdout'", what));
    return std::string(text);
}

/// Returns true if a film or clips, which can have sound, are written.
bool writes_sound(const FilmOutputs& outputs) {
    return writes_film(outputs) || !outputs.clips.empty();
}

}  // namespace

std::optional<VoiceSpec> VoiceArgs::voice() const {
    if (!narrate && voice_command.empty() && voice_files.empty())
        return std::nullopt;
    return VoiceSpec{.command = voice_command, .folder = voice_files};
}

std::vector<Option> voice_rows() {
    std::vector<Option> rows{
        {.name = "narrate",
         .value = flag(&VoiceArgs::narrate),
         .help =
             "speak the captions, which become a track of the film; each stays until it has been said; mp4, "
             "mov and webm, with the program espeak-ng unless --voice-command names another",
         .also = "narration voice voiceover speech speak audio sound"},
        {.name = "voice-command",
         .argument = "LINE",
         .value = parsed(&VoiceArgs::voice_command, parse_command_line),
         .help =
             "narrate with another program: a line for the shell that reads one sentence from standard input "
             "and writes a WAV to standard output; $QUEENREEL_LANG has the language",
         .also = "tts"},
        {.name = "voice-files",
         .argument = "FOLDER",
         .value = path(&VoiceArgs::voice_files),
         .help =
             "narrate with recordings of your own, one for each chapter: 1.wav, 2-any-name.wav and so on; "
             "chapters without one are silent",
         .also = "recordings"},
    };
    return in_group("Its voice", std::move(rows));
}

std::vector<Rule> voice_rules() {
    std::vector<Rule> rules;
    for (const char* option : {"narrate", "voice-command", "voice-files"})
        rules.push_back({.option = option,
                         .allowed = by(writes_sound),
                         .message = "a voice needs a film; name one with --output",
                         .example = "--steps steps.pdf"});
    rules.push_back({.option = "voice-files",
                     .excludes = {"voice-command"},
                     .message = "recordings and a command that speaks cannot both be the voice; give one"});
    return rules;
}

}  // namespace queenreel
