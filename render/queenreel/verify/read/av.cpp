#include "queenreel/verify/read/av.h"

extern "C" {
#include <libavutil/pixdesc.h>
}

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <new>
#include <utility>

#include "queenreel/verify/read/source.h"

namespace queenreel::judge {
namespace {

template <typename T>
T* owned(T* pointer) {
    if (!pointer)
        throw std::bad_alloc();
    return pointer;
}

bool is_readable(const AVPixFmtDescriptor& format) {
    constexpr std::uint64_t strange =
        AV_PIX_FMT_FLAG_PAL | AV_PIX_FMT_FLAG_BITSTREAM | AV_PIX_FMT_FLAG_HWACCEL;
    return !(format.flags & strange) && std::all_of(format.comp, format.comp + format.nb_components,
                                                    [](const AVComponentDescriptor& component) {
                                                        return component.depth == 8 && !component.shift;
                                                    });
}

Av<AVFrame> converted(const AVFrame& frame) {
    const Av<SwsContext> scaler(
        owned(sws_getContext(frame.width, frame.height, static_cast<AVPixelFormat>(frame.format), frame.width,
                             frame.height, AV_PIX_FMT_RGBA, SWS_POINT, nullptr, nullptr, nullptr)));
    Av<AVFrame> other(owned(av_frame_alloc()));
    other->format = AV_PIX_FMT_RGBA;
    other->width = frame.width;
    other->height = frame.height;
    require_ok(av_frame_get_buffer(other.get(), 0), "memory for a picture");
    require_ok(
        sws_scale(scaler.get(), frame.data, frame.linesize, 0, frame.height, other->data, other->linesize),
        "converting a picture");
    return other;
}

}  // namespace

int require_ok(int result, const char* what) {
    if (result >= 0)
        return result;
    std::array<char, AV_ERROR_MAX_STRING_SIZE> text{};
    throw UnreadableError(std::string(what) + ": " + av_make_error_string(text.data(), text.size(), result));
}

void check_size(std::int64_t width, std::int64_t height) {
    if (width < 1 || height < 1)
        throw UnreadableError("has a picture without pixels");
    if (width > max_pixels || height > max_pixels || width * height > max_pixels)
        throw UnreadableError(fmt::format("claims {} × {} pixels; at most {} million are read", width, height,
                                          max_pixels / 1'000'000));
}

Av<AVCodecContext> open_decoder(AVCodecID codec, int threads, const AVCodecParameters* parameters,
                                Transparency transparency) {
    av_log_set_level(AV_LOG_QUIET);
    // libav's own VP9 decoder drops alpha.
    const AVCodec* found = transparency == Transparency::beside ? avcodec_find_decoder_by_name("libvpx-vp9")
                                                                : avcodec_find_decoder(codec);
    if (!found)
        throw UnreadableError(std::string(avcodec_get_name(codec)) +
                              ": this build of libavcodec cannot decode it");
    Av<AVCodecContext> decoder(owned(avcodec_alloc_context3(found)));
    if (parameters)
        require_ok(avcodec_parameters_to_context(decoder.get(), parameters), "opening the decoder");
    decoder->thread_count = threads;
    decoder->max_pixels = max_pixels;
    decoder->err_recognition = AV_EF_CRCCHECK | AV_EF_BITSTREAM | AV_EF_BUFFER | AV_EF_EXPLODE;
    require_ok(avcodec_open2(decoder.get(), found, nullptr), "opening the decoder");
    return decoder;
}

Av<AVPacket> packet_of(std::span<const std::uint8_t> bytes) {
    Av<AVPacket> packet(owned(av_packet_alloc()));
    require_ok(av_new_packet(packet.get(), static_cast<int>(bytes.size())), "memory for a packet");
    std::copy(bytes.begin(), bytes.end(), packet->data);
    return packet;
}

Av<AVFrame> next_frame(AVCodecContext& decoder) {
    Av<AVFrame> frame(owned(av_frame_alloc()));
    const int result = avcodec_receive_frame(&decoder, frame.get());
    if (result == AVERROR(EAGAIN) || result == AVERROR_EOF)
        return nullptr;
    require_ok(result, "damaged picture");
    if ((frame->flags & AV_FRAME_FLAG_CORRUPT) || frame->decode_error_flags)
        throw UnreadableError("damaged picture: it was decoded with errors");
    return frame;
}

Picture picture_of(Av<AVFrame> frame) {
    check_size(frame->width, frame->height);
    const AVPixFmtDescriptor* format = owned(av_pix_fmt_desc_get(static_cast<AVPixelFormat>(frame->format)));
    if (!is_readable(*format)) {
        frame = converted(*frame);
        format = av_pix_fmt_desc_get(AV_PIX_FMT_RGBA);
    }
    Picture picture{frame->width, frame->height, format->nb_components, {}, {}};
    for (int i = 0; i < format->nb_components; ++i) {
        const AVComponentDescriptor& component = format->comp[i];
        const bool is_chroma = !(format->flags & AV_PIX_FMT_FLAG_RGB) && (i == 1 || i == 2);
        picture.channels[i] = {frame->data[component.plane] + component.offset,
                               frame->linesize[component.plane], component.step,
                               is_chroma ? format->log2_chroma_w : 0, is_chroma ? format->log2_chroma_h : 0};
    }
    const bool is_video = !(format->flags & AV_PIX_FMT_FLAG_RGB) && format->nb_components > 2 &&
                          frame->color_range != AVCOL_RANGE_JPEG;
    picture.meaning = is_video ? ChannelMeaning::video : ChannelMeaning::light;
    picture.has_alpha = (format->flags & AV_PIX_FMT_FLAG_ALPHA) != 0;
    picture.owner = std::shared_ptr<AVFrame>(std::move(frame));
    picture.find_pixels();
    return picture;
}

}  // namespace queenreel::judge
