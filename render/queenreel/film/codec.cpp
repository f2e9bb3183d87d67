#include "queenreel/film/codec.h"

#include <fmt/format.h>

#include "queenreel/module/module.h"

namespace queenreel {

const AVCodec& encoder_named(const char* name) {
    const AVCodec* const encoder = avcodec_find_encoder_by_name(name);
    if (!encoder)
        throw UnavailableError(fmt::format(
            "encoder {}: libavcodec was built without it; install FFmpeg with {}, or choose another format",
            name, name));
    return *encoder;
}

const AVOutputFormat& muxer_named(const char* name) {
    const AVOutputFormat* const muxer = av_guess_format(name, nullptr, nullptr);
    if (!muxer)
        throw UnavailableError(fmt::format(
            "muxer {}: libavformat was built without it; install FFmpeg with {}, or choose another format",
            name, name));
    return *muxer;
}

}  // namespace queenreel
