#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "queenreel/encode/output.h"

namespace queenreel {

/// An entry of a transcript: a caption of the film, and a description of its pictures during that time. All
/// texts are UTF-8 on one line.
struct TranscriptEntry {
    std::chrono::microseconds start{0};  ///< since the start of the film
    std::string said;                    ///< the caption; empty if there is none
    std::string seen;  ///< the last picture's description, without the caption; may be empty
    std::string code;  ///< the lit line of code; empty for none
};

/// A row of the table of transcript formats. Its functions return a piece of the document each.
struct TranscriptFormatRow {
    std::string_view name;    ///< as on the command line
    std::string_view ending;  ///< of the file, after the film's name without its extension, with the dot
    std::string_view summary;
    bool is_page;  ///< a browser shows it

    std::string (*head)(std::string_view title, const Words& words);
    std::string (*chapter)(std::string_view title);
    std::string (*entry)(const TranscriptEntry& entry, const Words& words);
    std::string (*tail)(std::chrono::microseconds end, const Words& words);
};

std::span<const TranscriptFormatRow> transcript_formats();

/// The destination of a transcript.
struct TranscriptOptions {
    std::string path;
    const TranscriptFormatRow* format = nullptr;
    std::string title{};  ///< of the film, UTF-8
    bool force = false;   ///< replace an existing file
    Words words{};        ///< the language of the film's texts
};

/// Opens an output that writes a film as text for readers who cannot see it (WCAG 2.1, 1.2.1 and 1.2.8): its
/// captions, their times, what the pictures show then, and which line of code runs. It has an entry for each
/// caption cue of the film (see Cues) and a heading for each chapter. Memory does not grow with the film.
/// Throws OutputError like open_output().
std::unique_ptr<Output> open_transcript(const TranscriptOptions& options);

}  // namespace queenreel
