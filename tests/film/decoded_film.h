#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "queenreel/film/libav.h"
#include "queenreel/frame/picture.h"

namespace queenreel {

/// A decoded picture and when it is shown.
struct DecodedFrame {
    Libav<AVFrame> frame;
    std::int64_t start = 0;     ///< microseconds
    std::int64_t duration = 0;  ///< microseconds
    bool key = false;
};

/// A chapter as libav reads it.
struct DecodedChapter {
    std::int64_t start = 0;  ///< microseconds
    std::int64_t end = 0;    ///< microseconds
    std::string title;

    friend bool operator==(const DecodedChapter&, const DecodedChapter&) = default;
};

/// A sample of a caption track.
struct DecodedCaption {
    std::int64_t start = 0;     ///< microseconds
    std::int64_t duration = 0;  ///< microseconds
    std::string text;           ///< empty for none

    friend bool operator==(const DecodedCaption&, const DecodedCaption&) = default;
};

/// A caption track.
struct DecodedTrack {
    std::string language;
    std::vector<DecodedCaption> captions;
};

/// What libav reads from a film file.
struct DecodedFilm {
    AVCodecParameters parameters{};
    AVRational rate{};          ///< the mean rate by the file
    std::int64_t duration = 0;  ///< microseconds
    std::vector<DecodedFrame> frames;
    std::vector<DecodedChapter> chapters;
    std::vector<DecodedTrack> tracks;      ///< all caption tracks
    std::vector<DecodedCaption> captions;  ///< of the first one
    std::string caption_language;          ///< of that track; empty if none
    int caption_disposition = 0;           ///< libav's flags
    int plays = 0;                         ///< of a WebP
};

/// Reads all of `bytes`; an error fails the test by an exception.
DecodedFilm decode(std::span<const std::byte> bytes);

/// What libav reads from a film's sound.
struct DecodedSound {
    std::string codec;  ///< its libav name; empty if there is no sound
    int rate = 0;       ///< samples a second
    int channels = 0;
    std::vector<float> samples;  ///< of the first channel, from the film's start
};

/// Decodes the sound of a film; an error fails the test by an exception.
DecodedSound decode_sound(std::span<const std::byte> bytes);

/// A stretch of a film's sound that is not silent.
struct Burst {
    std::int64_t start = 0;  ///< microseconds
    std::int64_t end = 0;    ///< microseconds
};

/// The bursts of a sound, with pauses of at least 0.1 s between them.
std::vector<Burst> bursts_of(const DecodedSound& sound);

/// The color of a pixel as a viewer shows it, from packed 32-bit color or planes in BT.709, limited range.
Color color_of(const AVFrame& frame, int x, int y);

/// The greatest difference of a channel between `frame` and `picture` over pixels with one color for `margin`
/// pixels around them; the color of invisible pixels does not matter.
int max_difference(const AVFrame& frame, const Picture& picture, int margin);

}  // namespace queenreel
