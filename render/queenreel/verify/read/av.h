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

/// Frees libav's objects.
struct AvDeleter {
    void operator()(AVFormatContext* context) const { avformat_close_input(&context); }
    void operator()(AVCodecContext* context) const { avcodec_free_context(&context); }
    void operator()(AVPacket* packet) const { av_packet_free(&packet); }
    void operator()(AVFrame* frame) const { av_frame_free(&frame); }
    void operator()(SwsContext* context) const { sws_freeContext(context); }
};

template <typename T>
using Av = std::unique_ptr<T, AvDeleter>;

/// Returns `result`, or throws UnreadableError, `<what>: <libav's error text>`, if it is negative.
int require_ok(int result, const char* what);

/// The place where a codec stores alpha, if at all.
enum class Transparency : std::uint8_t {
    inside,  ///< in the picture itself
    beside,  ///< in a second VP9 picture beside each one
};

/// Opens a decoder that treats any damage as an error, with `threads` threads (0: one per processor), and
/// with a stream's `parameters` if given. Throws UnreadableError.
Av<AVCodecContext> open_decoder(AVCodecID codec, int threads, const AVCodecParameters* parameters = nullptr,
                                Transparency transparency = Transparency::inside);

/// Returns a packet with a copy of `bytes`.
Av<AVPacket> packet_of(std::span<const std::uint8_t> bytes);

/// Returns the next picture of `decoder`; null if it needs more packets or has ended. Throws UnreadableError
/// for a damaged picture.
Av<AVFrame> next_frame(AVCodecContext& decoder);

/// Returns the frame as a picture, which owns it. Converts formats without one byte per channel.
Picture picture_of(Av<AVFrame> frame);

/// Throws UnreadableError for a picture without pixels or with more than max_pixels.
void check_size(std::int64_t width, std::int64_t height);

}  // namespace queenreel::judge
