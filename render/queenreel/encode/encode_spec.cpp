#include "queenreel/encode/encode_spec.h"

namespace queenreel {

bool has_codec(const FilmFormat& format, std::string_view codec) {
    return format.codec == codec || (format.other_codec && format.other_codec->codec == codec);
}

EncodeSpec encode_for(EncodeSpec spec, const FilmFormat& format) {
    if (!has_codec(format, spec.codec))
        spec.codec = {};
    spec.caption_track = spec.caption_track && format.text_tracks;
    return spec;
}

}  // namespace queenreel
