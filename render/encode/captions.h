#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "encode/output.h"

namespace queenreel {

/// A format of captions in a file of their own.
enum class CaptionFormat : std::uint8_t {
    webvtt,  ///< WebVTT, https://www.w3.org/TR/webvtt1/: `.vtt`, for web pages
    subrip,  ///< SubRip: `.srt`, for players and editors
};

/// The format of a file name's extension in either case, or nothing.
std::optional<CaptionFormat> caption_format_of(std::string_view path);

/// Where captions go.
struct CaptionOptions {
    std::string path;  ///< a file; `-`: standard output
    CaptionFormat format = CaptionFormat::webvtt;
    bool force = false;  ///< replace an existing file
};

/// Opens an output that writes the captions of its frames, and when they are shown, in UTF-8: the cues that
/// the caption track of a film of the same frames has, see Cues. Throws OutputError as open_output().
std::unique_ptr<Output> open_captions(const CaptionOptions& options);

}  // namespace queenreel
