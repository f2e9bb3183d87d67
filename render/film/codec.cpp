#include "film/codec.h"

#include <fmt/format.h>

#include <stdexcept>

#include "film/indexed_canvas.h"
#include "film/yuv_canvas.h"
#include "module/module.h"

namespace queenreel {

AVRational tick_of(const FilmFormat& format) {
    return {1, format.ticks_a_second};
}

std::int64_t ticks(std::chrono::microseconds time, const FilmFormat& format) {
    return time.count() * format.ticks_a_second / 1'000'000;
}

AVPixelFormat pixel_format(FilmPixels pixels) {
    switch (pixels) {
        case FilmPixels::yuv420:
            return AV_PIX_FMT_YUV420P;
        case FilmPixels::indexed:
            return AV_PIX_FMT_PAL8;
    }
    throw std::invalid_argument("film: unknown kind of pixels");
}

std::unique_ptr<Canvas> make_canvas(const FilmFormat& format, const FilmSettings& settings) {
    switch (format.pixels) {
        case FilmPixels::yuv420:
            return std::make_unique<YuvCanvas>(settings.width, settings.height, settings.palette);
        case FilmPixels::indexed:
            return std::make_unique<IndexedCanvas>(settings.width, settings.height, settings.palette);
    }
    throw std::invalid_argument("film: unknown kind of pixels");
}

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
