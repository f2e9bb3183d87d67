#pragma once

extern "C" {
#include <libavcodec/avcodec.h>
#include <libavcodec/bsf.h>
#include <libavformat/avformat.h>
#include <libavutil/dict.h>
}

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "queenreel/film/format.h"

namespace queenreel {

/// Frees libav objects.
struct LibavDeleter {
    void operator()(AVFrame* frame) const { av_frame_free(&frame); }
    void operator()(AVPacket* packet) const { av_packet_free(&packet); }
    void operator()(AVCodecContext* codec) const { avcodec_free_context(&codec); }
    void operator()(AVCodecParameters* parameters) const { avcodec_parameters_free(&parameters); }
    void operator()(AVBSFContext* filter) const { av_bsf_free(&filter); }
    void operator()(AVFormatContext* format) const { avformat_free_context(format); }
    void operator()(AVIOContext* io) const {
        av_freep(&io->buffer);
        avio_context_free(&io);
    }
};

template <typename T>
using Libav = std::unique_ptr<T, LibavDeleter>;

/// Returns `result`, or throws OutputError if it is a negative libav error number. `what` briefly names what
/// was done; the reason is libav's own error message, logged since the previous call. Throws std::bad_alloc
/// if memory runs out.
int check(int result, std::string_view what);

/// Returns `pointer`, or throws std::bad_alloc: libav returns null only if memory runs out.
template <typename T>
Libav<T> check(T* pointer) {
    if (!pointer)
        throw std::bad_alloc();
    return Libav<T>(pointer);
}

/// An AVDictionary of options.
class Options {
  public:
    Options() = default;
    ~Options() { av_dict_free(&dictionary_); }
    Options(const Options&) = delete;
    Options& operator=(const Options&) = delete;

    void add(std::span<const LibavOption> options);

    /// For a call that removes the options it knows.
    AVDictionary** address() { return &dictionary_; }

    /// Throws UnavailableError, naming the option, if one was not taken.
    void check_taken(const char* owner) const;

  private:
    AVDictionary* dictionary_ = nullptr;
};

/// Sets the extradata of `parameters`, which a muxer or a decoder gets before packets. Throws std::bad_alloc.
void set_bytes(AVCodecParameters& parameters, std::span<const std::uint8_t> bytes);

/// Replaces the data of `packet` and keeps its times. Throws std::bad_alloc.
void set_bytes(AVPacket& packet, std::span<const std::uint8_t> bytes);

/// Keeps libav from writing to standard error. Its last error message is kept for check().
void silence_libav();

/// Discards the message kept for check(). Call it after calls whose failure does not matter.
void forget_errors();

// Look up libav objects named by rows of film_formats():

/// The encoder of that name. Throws UnavailableError if this libav was built without it.
const AVCodec& encoder_named(const char* name);

/// The muxer of that name. Throws UnavailableError if this libav was built without it.
const AVOutputFormat& muxer_named(const char* name);

/// The libav pixel format of `planes`.
AVPixelFormat pixel_format(Planes planes);

}  // namespace queenreel
