#include "queenreel/film/muxer.h"

namespace queenreel {

Muxer::Muxer(const FilmFormat& kind, const FilmSettings& settings, const AVCodecParameters& parameters,
             AVRational tick, ByteStream& stream)
    : kind_(kind), io_(stream), tick_(tick) {
    AVFormatContext* format = nullptr;
    check(avformat_alloc_output_context2(&format, &muxer_named(kind.muxer), nullptr, nullptr), kind.muxer);
    format_.reset(format);
    io_.attach(*format);
    format->flags |= AVFMT_FLAG_BITEXACT;
    format->flush_packets = 0;
    AVStream* const video = avformat_new_stream(format, nullptr);
    if (!video)
        throw std::bad_alloc();
    check(avcodec_parameters_copy(video->codecpar, &parameters), kind.muxer);
    video->time_base = tick;
    if (settings.caption_track)
        captions_.emplace(kind.caption_coding, *format, io_, parameters.width, parameters.height, tick);
    Options options;
    options.add(kind.muxer_options);
    const int result = avformat_write_header(format, options.address());
    if (result < 0)
        io_.check();
    check(result, kind.muxer);
    if (captions_)
        captions_->begin();
}

Muxer::~Muxer() {
    if (finished_)
        return;
    io_.abandon();
    av_write_trailer(format_.get());
    forget_errors();
}

void Muxer::write(AVPacket& packet) {
    packet.stream_index = 0;
    av_packet_rescale_ts(&packet, tick_, format_->streams[0]->time_base);
    const int result = av_write_frame(format_.get(), &packet);
    io_.check();
    check(result, "film's file");
}

void Muxer::show_caption(std::string_view text, std::int64_t start) {
    captions_->show(text, start);
}

void Muxer::begin_chapter(std::string_view title, std::int64_t start) {
    if (kind_.text_tracks)
        chapters_.begin(title, start);
}

void Muxer::finish(std::int64_t end) {
    if (captions_)
        captions_->end(end);
    chapters_.give_to(*format_, tick_, end);
    finished_ = true;
    const int result = av_write_trailer(format_.get());
    io_.flush();
    check(result, "film's file");
}

}  // namespace queenreel
