#include "queenreel/film/libav.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <mutex>
#include <string>
#include <utility>

#include "queenreel/io/stream.h"
#include "queenreel/module/module.h"

namespace queenreel {
namespace {

/// The first error that libav logged since the last checked call: FFmpeg 7 also logs the consequences. Its
/// log callback has no user context, and encoders log from their own threads, so there is one for the whole
/// process.
class FirstError {
  public:
    void set(std::string message) {
        const std::lock_guard lock(mutex_);
        if (message_.empty())
            message_ = std::move(message);
    }

    std::string take() {
        const std::lock_guard lock(mutex_);
        return std::exchange(message_, {});
    }

  private:
    std::mutex mutex_;
    std::string message_;
};

FirstError& first_error() {
    static FirstError error;
    return error;
}

void keep_error(void* source, int level, const char* format, va_list arguments) {
    if (level > AV_LOG_ERROR)
        return;
    std::array<char, 512> line{};
    int print_prefix = 1;
    av_log_format_line2(source, level, format, arguments, line.data(), static_cast<int>(line.size()),
                        &print_prefix);
    std::string message = line.data();
    message.erase(message.find_last_not_of("\r\n .") + 1);
    first_error().set(std::move(message));
}

}  // namespace

void Options::add(std::span<const LibavOption> options) {
    for (const LibavOption& option : options)
        check(av_dict_set(&dictionary_, option.name, option.value, 0), option.name);
}

void Options::check_taken(const char* owner) const {
    if (const AVDictionaryEntry* const first = av_dict_get(dictionary_, "", nullptr, AV_DICT_IGNORE_SUFFIX))
        throw UnavailableError(fmt::format("{}: does not know the option {}={}; install FFmpeg 5.1 or later",
                                           owner, first->key, first->value));
}

void set_bytes(AVCodecParameters& parameters, std::span<const std::uint8_t> bytes) {
    av_freep(&parameters.extradata);
    parameters.extradata_size = 0;
    parameters.extradata =
        static_cast<std::uint8_t*>(av_mallocz(bytes.size() + AV_INPUT_BUFFER_PADDING_SIZE));
    if (!parameters.extradata)
        throw std::bad_alloc();
    std::ranges::copy(bytes, parameters.extradata);
    parameters.extradata_size = static_cast<int>(bytes.size());
}

void set_bytes(AVPacket& packet, std::span<const std::uint8_t> bytes) {
    AVBufferRef* const buffer = av_buffer_allocz(bytes.size() + AV_INPUT_BUFFER_PADDING_SIZE);
    if (!buffer)
        throw std::bad_alloc();
    std::ranges::copy(bytes, buffer->data);
    av_buffer_unref(&packet.buf);
    packet.buf = buffer;
    packet.data = buffer->data;
    packet.size = static_cast<int>(bytes.size());
}

void silence_libav() {
    av_log_set_callback(keep_error);
    forget_errors();
}

void forget_errors() {
    first_error().take();
}

int check(int result, std::string_view what) {
    std::string why = first_error().take();
    if (result == AVERROR(ENOMEM))
        throw std::bad_alloc();
    if (result >= 0)
        return result;
    if (why.empty()) {
        std::array<char, AV_ERROR_MAX_STRING_SIZE> text{};
        av_strerror(result, text.data(), text.size());
        why = text.data();
    }
    throw OutputError(fmt::format("{}: {}; try another size, quality or format", what, why));
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

AVPixelFormat pixel_format(Planes planes) {
    switch (planes) {
        case Planes::yuv420:
            return AV_PIX_FMT_YUV420P;
        case Planes::yuva420:
            return AV_PIX_FMT_YUVA420P;
        case Planes::yuva444p10:
            return AV_PIX_FMT_YUVA444P10;
    }
    throw std::invalid_argument("film: unknown planes");
}

}  // namespace queenreel
