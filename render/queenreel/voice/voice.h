#pragma once

#include <chrono>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "queenreel/frame/speech.h"

namespace queenreel {

/// The voice of a film.
struct VoiceSpec {
    /// A line for /bin/sh that reads a sentence from its standard input, UTF-8 and a line break, and writes a
    /// WAV to its standard output; empty: espeak-ng. It gets the language in $QUEENREEL_LANG.
    std::string command{};

    std::string folder{};         ///< of recordings, one for each chapter; empty: captions are spoken
    std::string language = "en";  ///< of the captions, as in BCP 47

    std::chrono::milliseconds patience{60'000};  ///< for one sentence
};

/// Speaks sentences. Every function throws OutputError for a program that fails, hangs or writes anything but
/// a WAV, UnavailableError if espeak-ng is missing, and what the wait check throws.
class Voice {
  public:
    explicit Voice(VoiceSpec spec) : spec_(std::move(spec)) {}

    /// Says a sentence, UTF-8 on one line. Cuts off the silence before and after it.
    Speech say(std::string_view sentence) const;

  private:
    VoiceSpec spec_;
};

/// The recordings in a folder, by chapter: `2.wav`, `02.wav` or `02-any-name.wav` is chapter 2's. Throws
/// OutputError for a folder without recordings, for two recordings of one chapter, and for files that are not
/// WAV.
std::map<std::size_t, std::filesystem::path> recordings_in(const std::string& folder);

/// Reads a recording. Throws OutputError.
Speech recording(const std::filesystem::path& file);

}  // namespace queenreel
