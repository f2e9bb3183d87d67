#pragma once

#include <optional>
#include <string>
#include <vector>

#include "queenreel/cli/options/option.h"
#include "queenreel/cli/options/rule.h"
#include "queenreel/voice/voice.h"

namespace queenreel {

/// The options for the voice of a film. Any one of them requests a voice.
struct VoiceArgs {
    bool narrate = false;
    std::string voice_command{};  ///< a command line for the shell; empty: espeak-ng
    std::string voice_files{};    ///< a folder of recordings; empty: captions are spoken

    /// The requested voice, if any.
    std::optional<VoiceSpec> voice() const;
};

std::vector<Option> voice_rows();
std::vector<Rule> voice_rules();

}  // namespace queenreel
