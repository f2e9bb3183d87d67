#include "writing.h"

extern "C" {
#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libavutil/opt.h>
#include <libswscale/swscale.h>
}

#include <avif/avif.h>
#include <webp/encode.h>
#include <webp/mux.h>

#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <memory>
#include <stdexcept>

namespace queenreel::test {
namespace {

int check(int result) {
    if (result < 0)
        throw std::runtime_error("libav: error " + std::to_string(result));
    return result;
}

struct Free {
    void operator()(AVCodecContext* context) const { avcodec_free_context(&context); }
    void operator()(AVFormatContext* context) const {
        avio_closep(&context->pb);
        avformat_free_context(context);
    }
    void operator()(AVFrame* frame) const { av_frame_free(&frame); }
    void operator()(AVPacket* packet) const { av_packet_free(&packet); }
    void operator()(SwsContext* context) const { sws_freeContext(context); }
};
template <typename T>
using Owned = std::unique_ptr<T, Free>;

Owned<AVFrame> blank(int width, int height, AVPixelFormat format) {
    Owned<AVFrame> frame(av_frame_alloc());
    frame->width = width;
    frame->height = height;
    frame->format = format;
    check(av_frame_get_buffer(frame.get(), 0));
    return frame;
}

Owned<AVFrame> rgb_frame(const Image& image) {
    Owned<AVFrame> frame = blank(image.width, image.height, AV_PIX_FMT_RGB24);
    for (int y = 0; y < image.height; ++y)
        std::copy_n(image.rgb.data() + std::ptrdiff_t{3} * y * image.width, 3 * image.width,
                    frame->data[0] + std::ptrdiff_t{y} * frame->linesize[0]);
    return frame;
}

Image padded(const Image& image) {
    Image other{image.width + image.width % 2, image.height + image.height % 2, {}};
    other.rgb.resize(std::size_t{3} * other.width * other.height);
    for (int y = 0; y < other.height; ++y)
        for (int x = 0; x < other.width; ++x)
            other.set(x, y, image.at(std::min(x, image.width - 1), std::min(y, image.height - 1)));
    return other;
}

Owned<AVFrame> yuv_frame(const Image& image) {
    const Owned<AVFrame> rgb = rgb_frame(image);
    Owned<AVFrame> frame = blank(image.width, image.height, AV_PIX_FMT_YUV420P);
    const Owned<SwsContext> scaler(sws_getContext(image.width, image.height, AV_PIX_FMT_RGB24, image.width,
                                                  image.height, AV_PIX_FMT_YUV420P, SWS_BICUBIC, nullptr,
                                                  nullptr, nullptr));
    sws_scale(scaler.get(), rgb->data, rgb->linesize, 0, image.height, frame->data, frame->linesize);
    return frame;
}

Owned<AVFrame> clear_frame(const Image& image, const Rgb& clear) {
    Owned<AVFrame> frame = blank(image.width, image.height, AV_PIX_FMT_RGBA);
    for (int y = 0; y < image.height; ++y)
        for (int x = 0; x < image.width; ++x) {
            const Rgb color = image.at(x, y);
            std::uint8_t* const pixel = frame->data[0] + std::ptrdiff_t{y} * frame->linesize[0] + 4 * x;
            std::copy(color.begin(), color.end(), pixel);
            pixel[3] = color == clear ? 0 : 255;
        }
    return frame;
}

/// The colors as palette indices, rounded to at most 256.
Owned<AVFrame> palette_frame(const Image& image) {
    for (int drop = 0;; ++drop) {
        const auto round = [&](const Rgb& color) {
            std::uint32_t rounded = 0xFF;
            for (std::uint8_t channel : color)
                rounded = rounded << 8 | static_cast<std::uint32_t>(channel >> drop << drop);
            return rounded;
        };
        std::map<std::uint32_t, std::uint8_t> indices;
        Owned<AVFrame> frame = blank(image.width, image.height, AV_PIX_FMT_PAL8);
        auto* palette = reinterpret_cast<std::uint32_t*>(frame->data[1]);
        std::fill_n(palette, 256, 0xFF000000);
        bool fits = true;
        for (int y = 0; y < image.height && fits; ++y)
            for (int x = 0; x < image.width && fits; ++x) {
                const std::uint32_t color = round(image.at(x, y));
                const auto [place, is_new] =
                    indices.try_emplace(color, static_cast<std::uint8_t>(indices.size()));
                fits = indices.size() <= 256;
                if (is_new && fits)
                    palette[place->second] = color;
                frame->data[0][y * frame->linesize[0] + x] = place->second;
            }
        if (fits)
            return frame;
    }
}

/// A file being written, frame by frame.
class Writer {
  public:
    Writer(const std::string& path, AVCodecID codec, const AVFrame& like, AVRational base,
           const Coding& coding) {
        av_log_set_level(AV_LOG_QUIET);
        AVFormatContext* context = nullptr;
        check(avformat_alloc_output_context2(
            &context, nullptr, codec == AV_CODEC_ID_PNG ? "image2pipe" : nullptr, path.c_str()));
        file_.reset(context);
        check(avio_open(&context->pb, path.c_str(), AVIO_FLAG_WRITE));
        encoder_.reset(avcodec_alloc_context3(codec == AV_CODEC_ID_VP9
                                                  ? avcodec_find_encoder_by_name("libvpx-vp9")
                                                  : avcodec_find_encoder(codec)));
        encoder_->width = like.width;
        encoder_->height = like.height;
        encoder_->pix_fmt = static_cast<AVPixelFormat>(like.format);
        encoder_->time_base = base;
        encoder_->max_b_frames = coding.b_frames;
        if (codec == AV_CODEC_ID_H264) {
            av_opt_set(encoder_->priv_data, "preset", "veryfast", 0);
            av_opt_set_int(encoder_->priv_data, "crf", coding.crf, 0);
            encoder_->thread_count = 1;
        }
        if (codec == AV_CODEC_ID_VP9) {
            av_opt_set_int(encoder_->priv_data, "lag-in-frames", 0, 0);
            av_opt_set_int(encoder_->priv_data, "auto-alt-ref", 0, 0);
            av_opt_set_int(encoder_->priv_data, "cpu-used", 5, 0);
            av_opt_set_int(encoder_->priv_data, "crf", 20, 0);
            encoder_->bit_rate = 0;
        }
        if (context->oformat->flags & AVFMT_GLOBALHEADER)
            encoder_->flags |= AV_CODEC_FLAG_GLOBAL_HEADER;
        check(avcodec_open2(encoder_.get(), nullptr, nullptr));
        stream_ = avformat_new_stream(context, nullptr);
        stream_->time_base = base;
        check(avcodec_parameters_from_context(stream_->codecpar, encoder_.get()));
    }

    /// `last_length`: the last frame's, in units of the time base.
    void begin(std::int64_t last_length) {
        last_length_ = last_length;
        AVDictionary* options = nullptr;
        if (stream_->codecpar->codec_id == AV_CODEC_ID_GIF)
            av_dict_set_int(&options, "final_delay", last_length, 0);
        if (stream_->codecpar->codec_id == AV_CODEC_ID_H264)
            av_dict_set(&options, "movflags", "faststart", 0);
        check(avformat_write_header(file_.get(), &options));
        av_dict_free(&options);
    }

    void put(AVFrame* frame, std::int64_t time) {
        if (frame) {
            frame->pts = time;
            last_time_ = time;
        }
        check(avcodec_send_frame(encoder_.get(), frame));
        const Owned<AVPacket> packet(av_packet_alloc());
        while (avcodec_receive_packet(encoder_.get(), packet.get()) == 0) {
            packet->duration = packet->pts == last_time_ ? last_length_ : 0;
            av_packet_rescale_ts(packet.get(), encoder_->time_base, stream_->time_base);
            check(av_write_frame(file_.get(), packet.get()));
        }
    }

    void finish() {
        put(nullptr, 0);
        check(av_write_trailer(file_.get()));
    }

  private:
    Owned<AVFormatContext> file_;
    Owned<AVCodecContext> encoder_;
    AVStream* stream_ = nullptr;
    std::int64_t last_time_ = 0;
    std::int64_t last_length_ = 0;
};

}  // namespace

Folder::Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "queenreel-verify-XXXXXX").string();
    if (!mkdtemp(name.data()))
        throw std::runtime_error("no temporary folder");
    path_ = name;
}

Folder::~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

std::string read_bytes(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

void write_bytes(const std::string& path, const std::string& bytes) {
    std::ofstream(path, std::ios::binary) << bytes;
}

void write_png(const std::string& path, const Image& image) {
    const Owned<AVFrame> frame = rgb_frame(image);
    Writer writer(path, AV_CODEC_ID_PNG, *frame, {1, 1}, {});
    writer.begin(1);
    writer.put(frame.get(), 0);
    writer.finish();
}

void write_avif(const std::string& path, const Image& image, int quantizer) {
    const std::unique_ptr<avifImage, void (*)(avifImage*)> avif(
        avifImageCreate(image.width, image.height, 8, AVIF_PIXEL_FORMAT_YUV420), avifImageDestroy);
    avifRGBImage rgb;
    avifRGBImageSetDefaults(&rgb, avif.get());
    Image copy = image;
    rgb.format = AVIF_RGB_FORMAT_RGB;
    rgb.pixels = copy.rgb.data();
    rgb.rowBytes = 3 * rgb.width;
    const std::unique_ptr<avifEncoder, void (*)(avifEncoder*)> encoder(avifEncoderCreate(),
                                                                       avifEncoderDestroy);
    encoder->speed = 10;
    encoder->minQuantizer = encoder->maxQuantizer = quantizer;
    avifRWData file = AVIF_DATA_EMPTY;
    if (avifImageRGBToYUV(avif.get(), &rgb) != AVIF_RESULT_OK ||
        avifEncoderWrite(encoder.get(), avif.get(), &file) != AVIF_RESULT_OK)
        throw std::runtime_error("libavif: no picture");
    write_bytes(path, {file.data, file.data + file.size});
    avifRWDataFree(&file);
}

void write_still_webp(const std::string& path, const Image& image) {
    std::uint8_t* bytes = nullptr;
    const std::size_t size =
        WebPEncodeRGB(image.rgb.data(), image.width, image.height, 3 * image.width, 80, &bytes);
    write_bytes(path, {bytes, bytes + size});
    WebPFree(bytes);
}

void write_clear_png(const std::string& path, const Image& image, const Rgb& clear) {
    const Owned<AVFrame> frame = clear_frame(image, clear);
    Writer writer(path, AV_CODEC_ID_PNG, *frame, {1, 1}, {});
    writer.begin(1);
    writer.put(frame.get(), 0);
    writer.finish();
}

void write_mp4(const std::string& path, const std::vector<Shot>& shots, const Coding& coding) {
    const AVRational base = coding.fps ? AVRational{1, coding.fps} : AVRational{1, 1000};
    const auto units = [&](std::chrono::milliseconds time) {
        return av_rescale(time.count(), base.den, 1000);
    };
    Writer writer(path, AV_CODEC_ID_H264, *yuv_frame(padded(shots.front().image)), base, coding);
    writer.begin(coding.fps ? 1 : units(shots.back().length));
    std::chrono::milliseconds start{0};
    for (const Shot& shot : shots) {
        const Owned<AVFrame> frame = yuv_frame(padded(shot.image));
        const std::int64_t first = units(start);
        start += shot.length;
        for (std::int64_t time = first; time < (coding.fps ? units(start) : first + 1); ++time)
            writer.put(frame.get(), time);
    }
    writer.finish();
}

void write_webm(const std::string& path, const std::vector<Shot>& shots) {
    const Owned<AVFrame> like = yuv_frame(padded(shots.front().image));
    Writer writer(path, AV_CODEC_ID_VP9, *like, {1, 1000}, {});
    writer.begin(shots.back().length.count());
    std::chrono::milliseconds start{0};
    for (const Shot& shot : shots) {
        writer.put(yuv_frame(padded(shot.image)).get(), start.count());
        start += shot.length;
    }
    writer.finish();
}

void write_clear_webm(const std::string& path, const std::vector<Shot>& shots, const Rgb& clear) {
    const auto frame_of = [&](const Shot& shot) {
        const Image image = padded(shot.image);
        const Owned<AVFrame> rgba = clear_frame(image, clear);
        Owned<AVFrame> frame = blank(image.width, image.height, AV_PIX_FMT_YUVA420P);
        const Owned<SwsContext> scaler(sws_getContext(image.width, image.height, AV_PIX_FMT_RGBA, image.width,
                                                      image.height, AV_PIX_FMT_YUVA420P, SWS_BICUBIC, nullptr,
                                                      nullptr, nullptr));
        sws_scale(scaler.get(), rgba->data, rgba->linesize, 0, image.height, frame->data, frame->linesize);
        return frame;
    };
    Writer writer(path, AV_CODEC_ID_VP9, *frame_of(shots.front()), {1, 1000}, {});
    writer.begin(shots.back().length.count());
    std::chrono::milliseconds start{0};
    for (const Shot& shot : shots) {
        writer.put(frame_of(shot).get(), start.count());
        start += shot.length;
    }
    writer.finish();
}

void write_gif(const std::string& path, const std::vector<Shot>& shots) {
    Writer writer(path, AV_CODEC_ID_GIF, *palette_frame(shots.front().image), {1, 100}, {});
    writer.begin(shots.back().length.count() / 10);
    std::chrono::milliseconds start{0};
    for (const Shot& shot : shots) {
        writer.put(palette_frame(shot.image).get(), start.count() / 10);
        start += shot.length;
    }
    writer.finish();
}

/// libav's encoder needs its header beside its pictures, and its muxer each one's delay.
void write_apng(const std::string& path, const std::vector<Shot>& shots) {
    Writer writer(path, AV_CODEC_ID_APNG, *rgb_frame(shots.front().image), {1, 1000}, {});
    writer.begin(shots.back().length.count());
    std::chrono::milliseconds start{0};
    for (const Shot& shot : shots) {
        writer.put(rgb_frame(shot.image).get(), start.count());
        start += shot.length;
    }
    writer.finish();
}

void write_webp(const std::string& path, const std::vector<Shot>& shots) {
    const Image& first = shots.front().image;
    WebPAnimEncoderOptions options;
    WebPAnimEncoderOptionsInit(&options);
    WebPAnimEncoder* const encoder = WebPAnimEncoderNew(first.width, first.height, &options);
    WebPConfig config;
    WebPConfigInit(&config);
    config.quality = 90;
    config.method = 1;
    std::chrono::milliseconds start{0};
    for (const Shot& shot : shots) {
        WebPPicture picture;
        WebPPictureInit(&picture);
        picture.use_argb = 1;
        picture.width = shot.image.width;
        picture.height = shot.image.height;
        const Owned<AVFrame> frame = rgb_frame(shot.image);
        check(WebPPictureImportRGB(&picture, frame->data[0], frame->linesize[0]) ? 0 : AVERROR(ENOMEM));
        check(WebPAnimEncoderAdd(encoder, &picture, static_cast<int>(start.count()), &config) ? 0 : -1);
        WebPPictureFree(&picture);
        start += shot.length;
    }
    check(WebPAnimEncoderAdd(encoder, nullptr, static_cast<int>(start.count()), nullptr) ? 0 : -1);
    WebPData data;
    WebPDataInit(&data);
    check(WebPAnimEncoderAssemble(encoder, &data) ? 0 : -1);
    write_bytes(path, {reinterpret_cast<const char*>(data.bytes), data.size});
    WebPDataClear(&data);
    WebPAnimEncoderDelete(encoder);
}

/// Four frames a second, through libav.
void write_y4m(const std::string& path, const std::vector<Shot>& shots) {
    Writer writer(path, AV_CODEC_ID_WRAPPED_AVFRAME, *yuv_frame(padded(shots.front().image)), {1, 4}, {});
    writer.begin(1);
    constexpr std::chrono::milliseconds frame_length{250};
    std::int64_t time = 0;
    for (const Shot& shot : shots)
        for (auto end = time + shot.length / frame_length; time < end; ++time)
            writer.put(yuv_frame(padded(shot.image)).get(), time);
    writer.finish();
}

std::vector<Shot> shots_of(const std::vector<Board>& boards, const Style& style,
                           std::chrono::milliseconds length) {
    std::vector<Shot> shots;
    for (const Board& board : boards)
        shots.push_back({draw(style, board), length});
    return shots;
}

}  // namespace queenreel::test
