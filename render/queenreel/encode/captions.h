#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "queenreel/encode/output.h"

namespace queenreel {

/// A format of caption files.
enum class CaptionFormat : std::uint8_t {
    webvtt,  ///< WebVTT, https://www.w3.org/TR/webvtt1/: `.vtt`, for web pages
    subrip,  ///< SubRip: `.srt`, for players and editors
};

/// A row of the table of caption formats.
struct CaptionFormatRow {
    std::string_view name;  ///< as on the command line, and the file extension without its dot
    CaptionFormat format;
};

std::span<const CaptionFormatRow> caption_formats();

/// The destination of captions.
struct CaptionOptions {
    std::string path;  ///< a file; `-`: standard output
    CaptionFormat format = CaptionFormat::webvtt;
    bool force = false;  ///< replace an existing file
};

/// Opens an output that writes its frames' captions with their times, in UTF-8: the same cues as a film's
/// caption track, see ReadableCues. Output::prepare() throws OutputError if all captions are empty; there is
/// never an empty file. Throws OutputError as open_output().
std::unique_ptr<Output> open_captions(const CaptionOptions& options);

}  // namespace queenreel
