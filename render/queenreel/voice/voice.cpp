#include "queenreel/voice/voice.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "queenreel/base/parse.h"
#include "queenreel/io/error.h"
#include "queenreel/io/read_file.h"
#include "queenreel/module/module.h"
#include "queenreel/voice/program.h"
#include "queenreel/voice/wav.h"

namespace queenreel {
namespace {

/// The voice of espeak-ng for a language: English is American, and Chinese is Mandarin.
std::string espeak_voice(const std::string& language) {
    if (language == "en")
        return "en-us";
    return language == "zh" ? "cmn" : language;
}

ProgramLine espeak(const VoiceSpec& spec) {
    if (!is_installed("espeak-ng"))
        throw UnavailableError(
            "narrate: the program espeak-ng is not installed; install the package espeak-ng, or give a "
            "program "
            "that speaks as the voice command");
    return {.words = {"espeak-ng", "-b", "1", "-s", "160", "-v", espeak_voice(spec.language), "--stdin",
                      "--stdout"},
            .patience = spec.patience};
}

ProgramLine line_of(const VoiceSpec& spec) {
    if (spec.command.empty())
        return espeak(spec);
    return {.words = {"/bin/sh", "-c", spec.command},
            .added = {{"QUEENREEL_LANG", spec.language}},
            .patience = spec.patience};
}

/// Cuts off the silence before and after the speech.
void trim(Speech& speech) {
    constexpr float silence = 0.002F;  // -54 dB
    const auto is_heard = [](float sample) { return std::abs(sample) > silence; };
    auto& samples = speech.samples;
    const auto last = std::find_if(samples.rbegin(), samples.rend(), is_heard);
    samples.erase(last.base(), samples.end());
    samples.erase(samples.begin(), std::ranges::find_if(samples, is_heard));
}

}  // namespace

Speech Voice::say(std::string_view sentence) const {
    const ProgramLine line = line_of(spec_);
    const std::string name = spec_.command.empty() ? "espeak-ng" : spec_.command;
    std::string why;
    try {
        Speech speech = read_wav(output_of(line, fmt::format("{}\n", sentence)));
        trim(speech);
        return speech;
    } catch (const ProgramError& error) {
        why = error.what();
    } catch (const std::invalid_argument& error) {
        why = fmt::format("it wrote no WAV ({})", error.what());
    }
    throw OutputError(
        fmt::format("voice: {} cannot say \"{}\": {}; give a command that reads a sentence and writes a WAV",
                    name, sentence, why));
}

std::map<std::size_t, std::filesystem::path> recordings_in(const std::string& folder) {
    namespace fs = std::filesystem;
    std::map<std::size_t, fs::path> all;
    std::error_code error;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, error)) {
        const std::string name = entry.path().filename().string();
        const std::size_t digits = std::min(name.find_first_not_of("0123456789"), name.size());
        const auto chapter = number<std::size_t>(name.substr(0, digits));
        if (!name.ends_with(".wav") || !chapter)
            continue;
        const auto [at, is_new] = all.emplace(*chapter, entry.path());
        if (!is_new)
            throw OutputError(fmt::format("{}: {} and {} are both chapter {}; keep one", folder,
                                          std::min(at->second.filename().string(), name),
                                          std::max(at->second.filename().string(), name), *chapter));
    }
    if (error)
        throw SystemError(folder, error.value());
    if (all.empty())
        throw OutputError(
            fmt::format("{}: there is no recording, such as 1.wav for chapter 1; record one", folder));
    return all;
}

Speech recording(const std::filesystem::path& file) {
    try {
        const std::string text = read_file(file.string());
        return read_wav(std::as_bytes(std::span(text)));
    } catch (const std::invalid_argument& error) {
        throw OutputError(
            fmt::format("{}: this is no WAV ({}); record it as one", file.string(), error.what()));
    }
}

}  // namespace queenreel
