#include "film/encoder.h"

extern "C" {
#include <libavutil/cpu.h>
}

#include <algorithm>

namespace queenreel {
namespace {

/// Threads that work on different frames wait for each other, so that more than a few find nothing to do. One
/// alone would take blocks from below what several may look at, and write other bytes than they do.
int threads_for(const FilmSettings& settings) {
    constexpr int min = 2;
    constexpr int max = 4;
    return std::max(settings.threads > 0 ? settings.threads : std::min(av_cpu_count(), max), min);
}

/// Between frames that are held, for encoders that ask for a rate, seconds.
constexpr AVRational nominal_frame_time{1, 30};

int padded(int side, int multiple) {
    return (side + multiple - 1) / multiple * multiple;
}

}  // namespace

Encoder::Encoder(const FilmFormat& format, const FilmSettings& settings, AVRational tick,
                 const AVOutputFormat& muxer)
    : packet_(check(av_packet_alloc())), numbered_(format.numbered) {
    context_ = check(avcodec_alloc_context3(&encoder_named(format.encoder)));
    context_->width = padded(settings.width, format.even);
    context_->height = padded(settings.height, format.even);
    context_->pix_fmt = AV_PIX_FMT_YUV420P;
    context_->time_base = numbered_ ? AVRational{1, 1} : tick;
    context_->flags |= AV_CODEC_FLAG_BITEXACT;
    if (muxer.flags & AVFMT_GLOBALHEADER)
        context_->flags |= AV_CODEC_FLAG_GLOBAL_HEADER;
    open(format, settings);
    filter(format.filter, tick);
    if (settings.fps && format.repetition == Repetition::skipped)
        skipped_.emplace(*filter_->par_out);
}

void Encoder::open(const FilmFormat& format, const FilmSettings& settings) {
    context_->thread_count = threads_for(settings);
    // A nominal rate, by which x264 chooses a level: times say when pictures are shown.
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

void Encoder::filter(const char* description, AVRational tick) {
    AVBSFContext* chain = nullptr;
    check(av_bsf_list_parse_str(description, &chain), description);
    filter_.reset(chain);
    check(avcodec_parameters_from_context(filter_->par_in, context_.get()), "film's parameters");
    filter_->time_base_in = tick;
    check(av_bsf_init(filter_.get()), description);
}

void Encoder::send(AVFrame& frame, std::int64_t start, std::int64_t duration) {
    frame.pts = numbered_ ? number_++ : start;
    spans_.push_back({start, duration});
    check(avcodec_send_frame(context_.get(), &frame), "film's encoder");
}

void Encoder::drain() {
    check(avcodec_send_frame(context_.get(), nullptr), "film's encoder");
}

AVPacket* Encoder::packet() {
    if (repetitions_ > 0) {
        repeat();
        return packet_.get();
    }
    if (!receive())
        return nullptr;
    if (skipped_) {
        skipped_->number(*packet_);
        time_ = packet_->pts;
        repetitions_ = packet_->duration - 1;
        packet_->duration = 1;
    }
    return packet_.get();
}

/// Takes the next packet that is coded and filtered, where one is ready.
bool Encoder::receive() {
    while (true) {
        const int filtered = av_bsf_receive_packet(filter_.get(), packet_.get());
        if (filtered != AVERROR(EAGAIN) && filtered != AVERROR_EOF) {
            check(filtered, "film's packets");
            return true;
        }
        const int coded = avcodec_receive_packet(context_.get(), packet_.get());
        if (coded == AVERROR(EAGAIN) || coded == AVERROR_EOF)
            return false;
        check(coded, "film's encoder");
        if (numbered_)
            packet_->pts = packet_->dts = spans_.front().start;
        packet_->duration = spans_.front().duration;
        spans_.pop_front();
        check(av_bsf_send_packet(filter_.get(), packet_.get()), "film's packets");
    }
}

/// Makes the packet one that shows the same picture a tick later.
void Encoder::repeat() {
    --repetitions_;
    skipped_->skip(*packet_);
    packet_->pts = packet_->dts = ++time_;
    packet_->duration = 1;
}

}  // namespace queenreel
