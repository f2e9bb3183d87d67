#include "decoded_film.h"

extern "C" {
#include <libavutil/mathematics.h>
#include <libavutil/pixdesc.h>
}

#include <webp/demux.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <memory>
#include <stdexcept>

namespace queenreel {
namespace {

/// Bytes that libav reads.
struct ReadBytes {
    std::span<const std::byte> bytes;
    std::int64_t position = 0;

    static int read(void* self, std::uint8_t* target, int count) {
        auto& source = *static_cast<ReadBytes*>(self);
        const auto left = static_cast<std::int64_t>(source.bytes.size()) - source.position;
        if (left <= 0)
            return AVERROR_EOF;
        const auto got = static_cast<int>(std::min<std::int64_t>(left, count));
        std::memcpy(target, source.bytes.data() + source.position, static_cast<std::size_t>(got));
        source.position += got;
        return got;
    }

    static std::int64_t seek(void* self, std::int64_t offset, int whence) {
        auto& source = *static_cast<ReadBytes*>(self);
        const auto size = static_cast<std::int64_t>(source.bytes.size());
        if (whence == AVSEEK_SIZE)
            return size;
        const std::int64_t base = whence == SEEK_END ? size : whence == SEEK_CUR ? source.position : 0;
        source.position = base + offset;
        return source.position;
    }
};

/// A film in memory, opened and probed.
class OpenedFilm {
  public:
    explicit OpenedFilm(std::span<const std::byte> bytes) : source_{bytes} {
        constexpr int buffer_size = 4096;
        auto* const buffer = static_cast<unsigned char*>(av_malloc(buffer_size));
        io_ = check(
            avio_alloc_context(buffer, buffer_size, 0, &source_, ReadBytes::read, nullptr, ReadBytes::seek));
        AVFormatContext* opened = avformat_alloc_context();
        opened->pb = io_.get();
        check(avformat_open_input(&opened, nullptr, nullptr, nullptr), "opening");
        format_.reset(opened);
        check(avformat_find_stream_info(opened, nullptr), "probing");
    }
    OpenedFilm(const OpenedFilm&) = delete;
    OpenedFilm& operator=(const OpenedFilm&) = delete;

    AVFormatContext* format() const { return format_.get(); }

  private:
    struct Close {
        void operator()(AVFormatContext* format) const { avformat_close_input(&format); }
    };

    ReadBytes source_;
    Libav<AVIOContext> io_;
    std::unique_ptr<AVFormatContext, Close> format_;  // closed before the context that it reads from
};

std::int64_t in_microseconds(std::int64_t ticks, AVRational tick) {
    return av_rescale_q(ticks, tick, {1, 1'000'000});
}

/// In ticks. Since version 57.30 of libavutil, pictures have their own.
std::int64_t duration_of(const AVFrame& frame) {
#if LIBAVUTIL_VERSION_INT >= AV_VERSION_INT(57, 30, 100)
    return frame.duration;
#else
    return frame.pkt_duration;
#endif
}

bool is_key(const AVFrame& frame) {
#ifdef AV_FRAME_FLAG_KEY
    return (frame.flags & AV_FRAME_FLAG_KEY) != 0;
#else
    return frame.key_frame != 0;
#endif
}

void receive_all(AVCodecContext& decoder, std::vector<DecodedFrame>& frames, AVRational tick) {
    while (true) {
        Libav<AVFrame> frame = check(av_frame_alloc());
        const int result = avcodec_receive_frame(&decoder, frame.get());
        if (result == AVERROR(EAGAIN) || result == AVERROR_EOF)
            return;
        check(result, "decoding");
        const std::int64_t start = in_microseconds(frame->pts, tick);
        const std::int64_t duration = in_microseconds(duration_of(*frame), tick);
        const bool key = is_key(*frame);
        frames.push_back({std::move(frame), start, duration, key});
    }
}

std::string value_of(const AVDictionary* metadata, const char* key) {
    const AVDictionaryEntry* const entry = av_dict_get(metadata, key, nullptr, 0);
    return entry ? entry->value : "";
}

std::vector<DecodedChapter> chapters_of(const AVFormatContext& format) {
    std::vector<DecodedChapter> chapters;
    for (unsigned at = 0; at < format.nb_chapters; ++at) {
        const AVChapter& chapter = *format.chapters[at];
        chapters.push_back({in_microseconds(chapter.start, chapter.time_base),
                            in_microseconds(chapter.end, chapter.time_base),
                            value_of(chapter.metadata, "title")});
    }
    return chapters;
}

/// The caption tracks of a film.
std::vector<const AVStream*> caption_streams_of(const AVFormatContext& format) {
    std::vector<const AVStream*> streams;
    for (unsigned at = 0; at < format.nb_streams; ++at)
        if (const AVCodecID id = format.streams[at]->codecpar->codec_id;
            id == AV_CODEC_ID_MOV_TEXT || id == AV_CODEC_ID_WEBVTT)
            streams.push_back(format.streams[at]);
    return streams;
}

/// A sample of 3GPP timed text: its length in two bytes, and the text.
DecodedCaption caption_of(const AVPacket& packet, AVRational tick) {
    const std::size_t size = packet.size < 2 ? 0 : std::size_t{packet.data[0]} << 8 | packet.data[1];
    if (static_cast<std::size_t>(packet.size) != size + 2)
        throw std::runtime_error("a caption of another size than it says");
    return {in_microseconds(packet.pts, tick), in_microseconds(packet.duration, tick),
            std::string(reinterpret_cast<const char*>(packet.data) + 2, size)};
}

/// A block of WebVTT: only its text, without identifier and settings.
DecodedCaption cue_of(const AVPacket& packet, AVRational tick) {
    return {in_microseconds(packet.pts, tick), in_microseconds(packet.duration, tick),
            std::string(reinterpret_cast<const char*>(packet.data), static_cast<std::size_t>(packet.size))};
}

std::uint8_t level(double value) {
    return static_cast<std::uint8_t>(std::clamp(std::lround(value), 0L, 255L));
}

bool is_flat(const Picture& picture, int x, int y, int margin) {
    for (int v = std::max(y - margin, 0); v <= std::min(y + margin, picture.height - 1); ++v)
        for (int u = std::max(x - margin, 0); u <= std::min(x + margin, picture.width - 1); ++u)
            if (picture.row(v)[static_cast<std::size_t>(u)] != picture.row(y)[static_cast<std::size_t>(x)])
                return false;
    return true;
}

bool is_webp(std::span<const std::byte> bytes) {
    return bytes.size() > 12 && std::memcmp(bytes.data() + 8, "WEBP", 4) == 0;
}

struct DeleteWebp {
    void operator()(WebPAnimDecoder* decoder) const { WebPAnimDecoderDelete(decoder); }
};

/// By libwebpdemux: Debian 12's libav reads only still ones.
DecodedFilm decode_webp(std::span<const std::byte> bytes) {
    const WebPData data{reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()};
    WebPAnimDecoderOptions options;
    WebPAnimDecoderOptionsInit(&options);
    const std::unique_ptr<WebPAnimDecoder, DeleteWebp> decoder(WebPAnimDecoderNew(&data, &options));
    WebPAnimInfo info{};
    if (!decoder || !WebPAnimDecoderGetInfo(decoder.get(), &info))
        throw std::runtime_error("not a WebP");
    DecodedFilm film;
    film.plays = static_cast<int>(info.loop_count);
    film.parameters.width = static_cast<int>(info.canvas_width);
    film.parameters.height = static_cast<int>(info.canvas_height);
    while (WebPAnimDecoderHasMoreFrames(decoder.get())) {
        std::uint8_t* canvas = nullptr;
        int end = 0;  // milliseconds
        if (!WebPAnimDecoderGetNext(decoder.get(), &canvas, &end))
            throw std::runtime_error("a picture of a WebP cannot be decoded");
        Libav<AVFrame> frame = check(av_frame_alloc());
        frame->format = AV_PIX_FMT_RGBA;
        frame->width = film.parameters.width;
        frame->height = film.parameters.height;
        check(av_frame_get_buffer(frame.get(), 0), "memory");
        for (int y = 0; y < frame->height; ++y)
            std::memcpy(frame->data[0] + y * frame->linesize[0],
                        canvas + std::ptrdiff_t{4} * y * frame->width, std::size_t{4} * info.canvas_width);
        film.frames.push_back(
            {std::move(frame), film.duration, end * std::int64_t{1000} - film.duration, true});
        film.duration = end * std::int64_t{1000};
    }
    if (film.frames.size() != info.frame_count)
        throw std::runtime_error("a WebP of another number of pictures than it says");
    return film;
}

}  // namespace

DecodedSound decode_sound(std::span<const std::byte> bytes) {
    const OpenedFilm file(bytes);
    AVFormatContext* const opened = file.format();
    const int index = av_find_best_stream(opened, AVMEDIA_TYPE_AUDIO, -1, -1, nullptr, 0);
    if (index < 0)
        return {};
    const AVStream& stream = *opened->streams[index];
    const AVCodec& codec = *avcodec_find_decoder(stream.codecpar->codec_id);
    Libav<AVCodecContext> decoder = check(avcodec_alloc_context3(&codec));
    check(avcodec_parameters_to_context(decoder.get(), stream.codecpar), "decoder");
    decoder->pkt_timebase = stream.time_base;
    check(avcodec_open2(decoder.get(), &codec, nullptr), "decoder");
    DecodedSound sound{avcodec_get_name(codec.id), decoder->sample_rate, decoder->ch_layout.nb_channels, {}};
    const Libav<AVFrame> frame = check(av_frame_alloc());
    const auto receive = [&] {
        while (avcodec_receive_frame(decoder.get(), frame.get()) >= 0) {
            const auto at = static_cast<std::size_t>(
                std::max<std::int64_t>(0, av_rescale_q(frame->pts, stream.time_base, {1, sound.rate})));
            if (frame->format != AV_SAMPLE_FMT_FLTP && frame->format != AV_SAMPLE_FMT_FLT)
                throw std::runtime_error("samples that are no floats");
            const auto* const samples = reinterpret_cast<const float*>(frame->data[0]);
            sound.samples.resize(
                std::max(sound.samples.size(), at + static_cast<std::size_t>(frame->nb_samples)));
            std::copy_n(samples, frame->nb_samples, sound.samples.begin() + static_cast<std::ptrdiff_t>(at));
        }
    };
    const Libav<AVPacket> packet = check(av_packet_alloc());
    while (av_read_frame(opened, packet.get()) >= 0) {
        if (packet->stream_index == index) {
            check(avcodec_send_packet(decoder.get(), packet.get()), "decoding");
            receive();
        }
        av_packet_unref(packet.get());
    }
    check(avcodec_send_packet(decoder.get(), nullptr), "decoding");
    receive();
    return sound;
}

std::vector<Burst> bursts_of(const DecodedSound& sound) {
    constexpr float silence = 0.05F;
    constexpr std::int64_t pause = 100'000;
    std::vector<Burst> bursts;
    for (std::size_t i = 0; i < sound.samples.size(); ++i) {
        if (std::abs(sound.samples[i]) < silence)
            continue;
        const std::int64_t time = static_cast<std::int64_t>(i) * 1'000'000 / sound.rate;
        if (bursts.empty() || time - bursts.back().end > pause)
            bursts.push_back({time, time});
        bursts.back().end = time;
    }
    return bursts;
}

DecodedFilm decode(std::span<const std::byte> bytes) {
    if (is_webp(bytes))
        return decode_webp(bytes);
    const OpenedFilm file(bytes);
    AVFormatContext* const opened = file.format();
    const AVStream& video = *opened->streams[0];
    Libav<AVCodecContext> decoder = check(avcodec_alloc_context3(
        value_of(video.metadata, "alpha_mode") == "1" ? avcodec_find_decoder_by_name("libvpx-vp9")
                                                      : avcodec_find_decoder(video.codecpar->codec_id)));
    check(avcodec_parameters_to_context(decoder.get(), video.codecpar), "decoder");
    decoder->err_recognition = AV_EF_EXPLODE;
    check(avcodec_open2(decoder.get(), nullptr, nullptr), "decoder");

    DecodedFilm film;
    film.parameters = *video.codecpar;
    film.parameters.extradata = nullptr;
    film.rate = video.avg_frame_rate;
    film.duration = opened->duration;
    const Libav<AVPacket> packet = check(av_packet_alloc());
    film.chapters = chapters_of(*opened);
    const std::vector<const AVStream*> captions = caption_streams_of(*opened);
    for (const AVStream* stream : captions)
        film.tracks.push_back({value_of(stream->metadata, "language"), {}});
    if (!captions.empty()) {
        film.caption_language = film.tracks.front().language;
        film.caption_disposition = captions.front()->disposition;
    }
    while (av_read_frame(opened, packet.get()) >= 0) {
        for (std::size_t track = 0; track < captions.size(); ++track)
            if (const AVStream& stream = *captions[track]; packet->stream_index == stream.index)
                film.tracks[track].captions.push_back(stream.codecpar->codec_id == AV_CODEC_ID_MOV_TEXT
                                                          ? caption_of(*packet, stream.time_base)
                                                          : cue_of(*packet, stream.time_base));
        if (packet->stream_index != video.index) {
            av_packet_unref(packet.get());
            continue;
        }
        check(avcodec_send_packet(decoder.get(), packet.get()), "decoding");
        av_packet_unref(packet.get());
        receive_all(*decoder, film.frames, video.time_base);
    }
    check(avcodec_send_packet(decoder.get(), nullptr), "decoding");
    receive_all(*decoder, film.frames, video.time_base);
    if (!film.tracks.empty())
        film.captions = film.tracks.front().captions;
    // PNG tells how long each picture is shown.
    if (film.duration == AV_NOPTS_VALUE)
        film.duration = film.frames.back().start + film.frames.back().duration;
    // Matroska tells when a picture begins, and when the film ends.
    for (std::size_t at = 0; at < film.frames.size(); ++at)
        if (DecodedFrame& frame = film.frames[at]; frame.duration == 0)
            frame.duration =
                (at + 1 < film.frames.size() ? film.frames[at + 1].start : film.duration) - frame.start;
    return film;
}

Color color_of(const AVFrame& frame, int x, int y) {
    if (frame.format == AV_PIX_FMT_BGRA || frame.format == AV_PIX_FMT_RGBA) {
        const std::uint8_t* const pixel = frame.data[0] + y * frame.linesize[0] + 4 * x;
        const int red = frame.format == AV_PIX_FMT_RGBA ? 0 : 2;
        return {pixel[red], pixel[1], pixel[2 - red], pixel[3]};
    }
    // ITU-R BT.709-6, 3.3 to 3.5, backwards.
    const AVPixFmtDescriptor& format = *av_pix_fmt_desc_get(static_cast<AVPixelFormat>(frame.format));
    const double levels = 1 << (format.comp[0].depth - 8);  // that many make a level of 8 bits
    const auto sample = [&](int plane) {
        const bool chroma = plane == 1 || plane == 2;
        const std::uint8_t* const row =
            frame.data[plane] +
            std::ptrdiff_t{chroma ? y >> format.log2_chroma_h : y} * frame.linesize[plane];
        const int column = chroma ? x >> format.log2_chroma_w : x;
        return (levels > 1 ? reinterpret_cast<const std::uint16_t*>(row)[column] : row[column]) / levels;
    };
    const double luma = (sample(0) - 16) / 219.0;
    const double blue = (sample(1) - 128) / 224.0 * 1.8556;
    const double red = (sample(2) - 128) / 224.0 * 1.5748;
    const double green = -(0.2126 * red + 0.0722 * blue) / 0.7152;
    const bool has_alpha = (format.flags & AV_PIX_FMT_FLAG_ALPHA) != 0;
    return {level(255 * (luma + red)), level(255 * (luma + green)), level(255 * (luma + blue)),
            has_alpha ? level(sample(3)) : std::uint8_t{255}};
}

int max_difference(const AVFrame& frame, const Picture& picture, int margin) {
    int max = 0;
    for (int y = 0; y < picture.height; ++y)
        for (int x = 0; x < picture.width; ++x) {
            if (!is_flat(picture, x, y, margin))
                continue;
            const Color wanted = picture.palette[picture.row(y)[static_cast<std::size_t>(x)]];
            const Color shown = color_of(frame, x, y);
            max = std::max(max, std::abs(wanted.alpha - shown.alpha));
            if (wanted.alpha == 0)
                continue;
            max = std::max({max, std::abs(wanted.red - shown.red), std::abs(wanted.green - shown.green),
                            std::abs(wanted.blue - shown.blue)});
        }
    return max;
}

}  // namespace queenreel
