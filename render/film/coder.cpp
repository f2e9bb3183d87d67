#include "film/coder.h"

#include "film/codec.h"

namespace queenreel {
namespace {

int padded(int side, int multiple) {
    return (side + multiple - 1) / multiple * multiple;
}

}  // namespace

Coder::Coder(const FilmFormat& format, const FilmSettings& settings, AVRational tick,
             const AVOutputFormat& muxer) {
    context_ = check(avcodec_alloc_context3(&encoder_named(format.encoder)));
    context_->width = padded(settings.width, format.even);
    context_->height = padded(settings.height, format.even);
    context_->pix_fmt = AV_PIX_FMT_YUV420P;
    context_->time_base = tick;
    context_->flags |= AV_CODEC_FLAG_BITEXACT;
    if (muxer.flags & AVFMT_GLOBALHEADER)
        context_->flags |= AV_CODEC_FLAG_GLOBAL_HEADER;
    open(format, settings);
    filter(format.filter);
}

void Coder::open(const FilmFormat& format, const FilmSettings& settings) {
    // Groups are coded side by side; within one, threads would wait for each other, and change the bytes.
    context_->thread_count = 1;
    // A nominal rate, by which x264 chooses a level: times say when pictures are shown.
    context_->framerate = settings.fps ? av_inv_q(context_->time_base) : AVRational{30, 1};
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

void Coder::filter(const char* description) {
    AVBSFContext* chain = nullptr;
    check(av_bsf_list_parse_str(description, &chain), description);
    filter_.reset(chain);
    check(avcodec_parameters_from_context(filter_->par_in, context_.get()), "film's parameters");
    filter_->time_base_in = context_->time_base;
    check(av_bsf_init(filter_.get()), description);
}

void Coder::send(const AVFrame* frame, std::int64_t duration) {
    if (frame)
        durations_.push_back(duration);
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
        packet->duration = durations_.front();
        durations_.pop_front();
        check(av_bsf_send_packet(filter_.get(), packet.get()), "film's packets");
    }
}

}  // namespace queenreel
