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

/// Frees what the libav libraries made.
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

/// Gives `result`, or throws OutputError when it is one of libav's negative error numbers. `what` says in a
/// few words what was done; why it failed is in the library's own words, as logged since the call before.
/// Throws std::bad_alloc where memory is out.
int check(int result, std::string_view what);

/// Gives `pointer`, or throws std::bad_alloc: libav gives null only when memory is out.
template <typename T>
Libav<T> check(T* pointer) {
    if (!pointer)
        throw std::bad_alloc();
    return Libav<T>(pointer);
}

/// libav's form of options.
class Options {
  public:
    Options() = default;
    ~Options() { av_dict_free(&dictionary_); }
    Options(const Options&) = delete;
    Options& operator=(const Options&) = delete;

    void add(std::span<const LibavOption> options);

    /// For a call that takes the options it knows out of here.
    AVDictionary** address() { return &dictionary_; }

    /// Throws UnavailableError, naming the option, when one was not taken.
    void check_taken(const char* owner) const;

  private:
    AVDictionary* dictionary_ = nullptr;
};

/// Makes `bytes` what `parameters` tell a muxer or a decoder ahead of the packets. Throws std::bad_alloc.
void set_bytes(AVCodecParameters& parameters, std::span<const std::uint8_t> bytes);

/// Makes `bytes` what `packet` holds; its times stay. Throws std::bad_alloc.
void set_bytes(AVPacket& packet, std::span<const std::uint8_t> bytes);

/// Keeps the libraries from writing to standard error. Their last error message is kept for check().
void silence_libav();

/// Drops the message kept for check(): after calls whose failure does not matter.
void forget_errors();

// These find the libav objects that a row of film_formats() names.

/// libav's encoder of that name. Throws UnavailableError when this libav was built without it.
const AVCodec& encoder_named(const char* name);

/// libav's muxer of that name. Throws UnavailableError when this libav was built without it.
const AVOutputFormat& muxer_named(const char* name);

/// libav's name of `planes`.
AVPixelFormat pixel_format(Planes planes);

}  // namespace queenreel
