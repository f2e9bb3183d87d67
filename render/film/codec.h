#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "encode/film.h"
#include "film/canvas.h"

namespace queenreel {

/// What FilmSettings::quality adds to a codec's options.
struct Quality {
    std::string_view name;
    std::span<const LibavOption> options;
};

/// A row of the table of codecs: everything that tells one film format from another.
struct Codec {
    std::string_view format;  ///< FilmSettings::format
    const char* muxer;        ///< libav's name
    const char* encoder;      ///< libav's name
    const char* filter;       ///< libav's name, with options, of what packets pass through before the muxer
    std::unique_ptr<Canvas> (*canvas)(const FilmSettings& settings);
    AVPixelFormat pixels;
    int max_side;           ///< pixels
    int even;               ///< sides are padded to multiples of it, pixels
    AVRational tick;        ///< of held pictures' times, seconds
    std::int64_t min_hold;  ///< ticks
    std::int64_t max_hold;  ///< ticks; a picture held for longer is coded again
    bool text_tracks;       ///< can have captions and chapters
    bool repeats;           ///< a constant rate is kept by coding a picture once a frame
    int pictures_a_key;     ///< from one key frame to the next at the most; 0: the encoder's own business
    int frames_a_key;       ///< likewise, counted in frames
    std::span<const LibavOption> muxer_options;
    std::span<const LibavOption> encoder_options;
    std::span<const Quality> qualities;
};

std::span<const Codec> codecs();

/// The codec of a film format. Throws UnavailableError for a name that has none.
const Codec& codec_of(std::string_view format);

/// The quality of that name. Throws OutputError for a name the codec does not have.
const Quality& quality_of(const Codec& codec, std::string_view name);

/// libav's encoder of that name. Throws UnavailableError when this libav was built without it.
const AVCodec& encoder_named(const char* name);

/// libav's muxer of that name. Throws UnavailableError when this libav was built without it.
const AVOutputFormat& muxer_named(const char* name);

}  // namespace queenreel
