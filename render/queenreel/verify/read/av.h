#pragma once

extern "C" {
#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libswscale/swscale.h>
}

#include <cstdint>
#include <memory>
#include <span>

#include "queenreel/verify/board/picture.h"

namespace queenreel::judge {

/// Frees what libav made.
struct AvDeleter {
    void operator()(AVFormatContext* context) const { avformat_close_input(&context); }
    void operator()(AVCodecContext* context) const { avcodec_free_context(&context); }
    void operator()(AVPacket* packet) const { av_packet_free(&packet); }
    void operator()(AVFrame* frame) const { av_frame_free(&frame); }
    void operator()(SwsContext* context) const { sws_freeContext(context); }
};

template <typename T>
using Av = std::unique_ptr<T, AvDeleter>;

/// Throws UnreadableError, `<what>: <libav's word for the error>`, when `result` is negative; else gives it
/// back.
int require_ok(int result, const char* what);

/// Where a codec has alpha, if it has.
enum class Transparency : std::uint8_t {
    inside,  ///< in the picture itself
    beside,  ///< in a picture of VP9 beside each of VP9
};

/// A decoder that treats any damage as an error, on `threads` threads (0: as many as processors). With
/// `parameters`, of a stream with them. Throws UnreadableError.
Av<AVCodecContext> open_decoder(AVCodecID codec, int threads, const AVCodecParameters* parameters = nullptr,
                                Transparency transparency = Transparency::inside);

/// A packet with a copy of `bytes`.
Av<AVPacket> packet_of(std::span<const std::uint8_t> bytes);

/// The picture that `decoder` has ready; null when it wants more packets, or has ended. Throws
/// UnreadableError for a damaged one.
Av<AVFrame> next_frame(AVCodecContext& decoder);

/// The frame as a picture, which owns it. Formats without one byte per channel are converted.
Picture picture_of(Av<AVFrame> frame);

/// Throws UnreadableError for a picture without pixels, or with more than max_pixels.
void check_size(std::int64_t width, std::int64_t height);

}  // namespace queenreel::judge
