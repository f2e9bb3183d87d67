#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/film/format.h"
#include "queenreel/frame/color.h"
#include "queenreel/words/words.h"

namespace queenreel {

/// Settings for coding films, as in FilmSettings.
struct EncodeSpec {
    std::optional<double> fps{};        ///< frames per second; empty: each picture once, held
    int plays = 0;                      ///< 0: forever
    std::string quality = "balanced";   ///< a row of FilmCoding::qualities
    std::string_view codec{};           ///< for formats that have it; empty: each format's own
    std::optional<Color> matte{};       ///< for formats with FilmFormat::hard_edges; opaque
    int threads = 0;                    ///< 0: one per processor
    bool caption_track = false;         ///< for formats with FilmFormat::text_tracks
    bool sound = false;                 ///< the frames' speech; for formats with FilmFormat::sound
    Words words{};                      ///< the language of the film's texts
    std::vector<Words> translations{};  ///< those of further caption tracks
};

/// Returns true if films of the format can be coded with this codec.
inline bool has_codec(const FilmFormat& format, std::string_view codec) {
    return std::ranges::find(format.codings, codec, &FilmCoding::codec) != format.codings.end();
}

/// The spec for films of one format: without a codec or caption track that it does not have.
inline EncodeSpec encode_for(const EncodeSpec& spec, const FilmFormat& format) {
    EncodeSpec result = spec;
    if (!has_codec(format, spec.codec))
        result.codec = {};
    result.caption_track = spec.caption_track && format.text_tracks;
    result.sound = spec.sound && format.sound;
    return result;
}

}  // namespace queenreel
