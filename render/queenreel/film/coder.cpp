#include "queenreel/film/coder.h"

extern "C" {
#include <libavutil/cpu.h>
}

#include <algorithm>

namespace queenreel {
namespace {

/// x264 codes groups in parallel: threads within one would wait for each other and change the bytes. Other
/// formats have one coder, whose threads share a frame.
int threads_for(const CodedFormat& format, const FilmSettings& settings) {
    constexpr int max = 4;
    return format.groups ? 1 : std::clamp(settings.threads > 0 ? settings.threads : av_cpu_count(), 1, max);
}

/// The nominal time between held frames, for encoders that require a rate, in seconds.
constexpr AVRational nominal_frame_time{1, 30};

int padded(int side, int multiple) {
    return (side + multiple - 1) / multiple * multiple;
}

}  // namespace

Coder::Coder(const CodedFormat& format, const FilmSettings& settings, AVRational tick,
             const AVOutputFormat& muxer)
    : numbered_(format.numbered) {
    context_ = check(avcodec_alloc_context3(&encoder_named(format.encoder)));
    context_->width = padded(settings.width, format.even);
    context_->height = padded(settings.height, format.even);
    context_->pix_fmt = pixel_format(format.planes);
    context_->time_base = numbered_ ? AVRational{1, 1} : tick;
    context_->flags |= AV_CODEC_FLAG_BITEXACT;
    if (muxer.flags & AVFMT_GLOBALHEADER)
        context_->flags |= AV_CODEC_FLAG_GLOBAL_HEADER;
    open(format, settings);
    filter(format.filter, tick);
}

void Coder::open(const CodedFormat& format, const FilmSettings& settings) {
    context_->thread_count = threads_for(format, settings);
    // A nominal rate, from which x264 chooses a level; pictures have explicit times.
    context_->framerate =
        settings.fps || numbered_ ? av_inv_q(context_->time_base) : av_inv_q(nominal_frame_time);
    context_->color_range = AVCOL_RANGE_MPEG;
    context_->colorspace = AVCOL_SPC_BT709;
    context_->color_primaries = AVCOL_PRI_BT709;
    context_->color_trc = AVCOL_TRC_BT709;
    context_->chroma_sample_location = AVCHROMA_LOC_CENTER;
    Options options;
    options.add(format.encoder_options);
    options.add(coding_of(format, settings.material).options);
    options.add(quality_of(format, settings.quality).options);
    check(avcodec_open2(context_.get(), nullptr, options.address()), format.encoder);
    options.check_taken(format.encoder);
}

void Coder::filter(const char* description, AVRational tick) {
    AVBSFContext* chain = nullptr;
    check(av_bsf_list_parse_str(description, &chain), description);
    filter_.reset(chain);
    check(avcodec_parameters_from_context(filter_->par_in, context_.get()), "film's parameters");
    filter_->time_base_in = tick;
    check(av_bsf_init(filter_.get()), description);
}

void Coder::send(AVFrame* frame, std::int64_t duration) {
    if (frame) {
        spans_.push_back({frame->pts, duration});
        if (numbered_)
            frame->pts = number_++;
    }
    check(avcodec_send_frame(context_.get(), frame), "film's encoder");
}

Libav<AVPacket> Coder::packet() {
    Libav<AVPacket> packet = check(av_packet_alloc());
    while (true) {
        const int filtered = av_bsf_receive_packet(filter_.get(), packet.get());
        if (filtered != AVERROR(EAGAIN) && filtered != AVERROR_EOF) {
            check(filtered, "film's packets");
            return packet;
        }
        const int coded = avcodec_receive_packet(context_.get(), packet.get());
        if (coded == AVERROR(EAGAIN) || coded == AVERROR_EOF)
            return nullptr;
        check(coded, "film's encoder");
        if (numbered_)
            packet->pts = packet->dts = spans_.front().start;
        packet->duration = spans_.front().duration;
        spans_.pop_front();
        check(av_bsf_send_packet(filter_.get(), packet.get()), "film's packets");
    }
}

}  // namespace queenreel
