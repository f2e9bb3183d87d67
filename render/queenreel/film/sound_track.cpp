#include "queenreel/film/sound_track.h"

extern "C" {
#include <libavutil/channel_layout.h>
#include <libavutil/mathematics.h>
#include <libswresample/swresample.h>
}

#include <algorithm>
#include <array>
#include <string>

namespace queenreel {
namespace {

constexpr int rate = 48'000;           // samples a second, which Opus and AAC both code
constexpr int bits_a_second = 96'000;  // transparent for a voice in both codecs

struct ResamplerDeleter {
    void operator()(SwrContext* context) const { swr_free(&context); }
};

/// The samples at the track's rate.
std::vector<float> resampled(const Speech& speech) {
    if (speech.rate == rate)
        return speech.samples;
    AVChannelLayout mono{};
    av_channel_layout_default(&mono, 1);
    SwrContext* made = nullptr;
    check(swr_alloc_set_opts2(&made, &mono, AV_SAMPLE_FMT_FLT, rate, &mono, AV_SAMPLE_FMT_FLT, speech.rate, 0,
                              nullptr),
          "film's sound");
    const std::unique_ptr<SwrContext, ResamplerDeleter> context(made);
    check(swr_init(made), "film's sound");
    const auto count = static_cast<std::int64_t>(speech.samples.size());
    std::vector<float> samples(
        static_cast<std::size_t>(av_rescale_rnd(count, rate, speech.rate, AV_ROUND_UP)));
    std::size_t done = 0;
    const auto convert = [&](const float* from, int input) {
        std::array<std::uint8_t*, 1> to{reinterpret_cast<std::uint8_t*>(samples.data() + done)};
        std::array<const std::uint8_t*, 1> source{reinterpret_cast<const std::uint8_t*>(from)};
        done += static_cast<std::size_t>(
            check(swr_convert(made, to.data(), static_cast<int>(samples.size() - done),
                              from ? source.data() : nullptr, input),
                  "film's sound"));
    };
    convert(speech.samples.data(), static_cast<int>(count));
    convert(nullptr, 0);
    samples.resize(done);
    return samples;
}

}  // namespace

SoundTrack::SoundTrack(const char* encoder, AVFormatContext& film, const StreamIo& io, AVRational tick,
                       std::string_view language)
    : context_(check(avcodec_alloc_context3(&encoder_named(encoder)))),
      film_(film),
      io_(io),
      stream_(avformat_new_stream(&film, nullptr)),
      tick_(tick),
      frame_(check(av_frame_alloc())),
      packet_(check(av_packet_alloc())) {
    if (!stream_)
        throw std::bad_alloc();
    // With one channel, planar samples are the same.
    context_->sample_fmt = context_->codec_id == AV_CODEC_ID_AAC ? AV_SAMPLE_FMT_FLTP : AV_SAMPLE_FMT_FLT;
    context_->sample_rate = rate;
    av_channel_layout_default(&context_->ch_layout, 1);
    context_->bit_rate = bits_a_second;
    context_->time_base = {1, rate};
    context_->thread_count = 1;
    context_->flags |= AV_CODEC_FLAG_BITEXACT;
    if (film.oformat->flags & AVFMT_GLOBALHEADER)
        context_->flags |= AV_CODEC_FLAG_GLOBAL_HEADER;
    check(avcodec_open2(context_.get(), nullptr, nullptr), encoder);
    check(avcodec_parameters_from_context(stream_->codecpar, context_.get()), encoder);
    stream_->time_base = context_->time_base;
    check(av_dict_set(&stream_->metadata, "language", std::string(language).c_str(), 0), "sound's language");
    frame_->format = context_->sample_fmt;
    frame_->ch_layout = context_->ch_layout;
    frame_->sample_rate = rate;
    frame_->nb_samples = context_->frame_size;
    // The encoder's padding delays decoded sound. It replaces the film's first samples, which are silent, so
    // that sound is in time even in players that ignore padding.
    position_ = context_->initial_padding;
}

void SoundTrack::say(const Speech& speech, std::int64_t start) {
    const std::int64_t from = av_rescale_q(start, tick_, context_->time_base) - position_;
    if (from > static_cast<std::int64_t>(waiting_.size()))
        waiting_.resize(static_cast<std::size_t>(from));
    const std::vector<float> samples = resampled(speech);
    const std::int64_t cut = std::clamp<std::int64_t>(-from, 0, static_cast<std::int64_t>(samples.size()));
    waiting_.insert(waiting_.end(), samples.begin() + cut, samples.end());
}

void SoundTrack::write(std::int64_t time) {
    const std::int64_t end = av_rescale_q_rnd(time, tick_, context_->time_base, AV_ROUND_DOWN);
    const auto size = static_cast<std::size_t>(frame_->nb_samples);
    while (position_ + frame_->nb_samples <= end) {
        check(av_frame_get_buffer(frame_.get(), 0), "film's sound");
        auto* const samples = reinterpret_cast<float*>(frame_->data[0]);
        const std::size_t known = std::min(size, waiting_.size());
        std::copy_n(waiting_.begin(), known, samples);
        std::fill_n(samples + known, size - known, 0.0F);
        waiting_.erase(waiting_.begin(), waiting_.begin() + static_cast<std::ptrdiff_t>(known));
        frame_->pts = position_;
        position_ += frame_->nb_samples;
        encode(frame_.get());
        for (AVBufferRef*& buffer : frame_->buf)
            av_buffer_unref(&buffer);
    }
}

void SoundTrack::end(std::int64_t end) {
    write(end);
    encode(nullptr);
}

void SoundTrack::encode(const AVFrame* frame) {
    check(avcodec_send_frame(context_.get(), frame), "film's sound");
    while (true) {
        const int coded = avcodec_receive_packet(context_.get(), packet_.get());
        if (coded == AVERROR(EAGAIN) || coded == AVERROR_EOF)
            return;
        check(coded, "film's sound");
        packet_->stream_index = stream_->index;
        av_packet_rescale_ts(packet_.get(), context_->time_base, stream_->time_base);
        const int result = av_write_frame(&film_, packet_.get());
        av_packet_unref(packet_.get());
        io_.check();
        check(result, "film's sound");
    }
}

}  // namespace queenreel
