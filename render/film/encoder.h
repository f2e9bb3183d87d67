#pragma once

#include <deque>
#include <optional>

#include "film/codec.h"
#include "film/film.h"
#include "film/h264/skipped.h"
#include "film/libav.h"

namespace queenreel {

/// Codes frames into packets, in the order they are shown in: no format here reorders them.
class Encoder {
  public:
    /// `tick`: the unit of times, seconds. Throws UnavailableError, OutputError.
    Encoder(const FilmFormat& format, const FilmSettings& settings, AVRational tick,
            const AVOutputFormat& muxer);

    /// How the packets are coded, for the muxer.
    const AVCodecParameters& parameters() const { return *filter_->par_out; }

    /// Whether a frame that is shown for several ticks becomes a packet for each.
    bool repeats() const { return skipped_.has_value(); }

    /// Codes `frame`, shown from `start` for `duration` ticks. packet() then gives what is ready.
    void send(AVFrame& frame, std::int64_t start, std::int64_t duration);

    /// No more frames come.
    void drain();

    /// The next packet that is ready, or null. Valid until the next call.
    AVPacket* packet();

  private:
    void open(const FilmFormat& format, const FilmSettings& settings);
    void filter(const char* description, AVRational tick);
    bool receive();
    void repeat();

    Libav<AVCodecContext> context_;
    Libav<AVBSFContext> filter_;
    Libav<AVPacket> packet_;
    std::optional<h264::SkippedPictures> skipped_;
    std::int64_t time_ = 0;         // of the last packet, where pictures are repeated
    std::int64_t repetitions_ = 0;  // of the last packet that are still to come
    bool numbered_;                 // FilmFormat::numbered
    std::int64_t number_ = 0;       // of the next frame
    struct Span {
        std::int64_t start;
        std::int64_t duration;
    };
    std::deque<Span> spans_;  // of the frames whose packets have not come out
};

}  // namespace queenreel
