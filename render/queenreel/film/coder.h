#pragma once

#include <cstdint>
#include <deque>

#include "queenreel/film/film.h"
#include "queenreel/film/libav.h"

namespace queenreel {

/// A libav encoder. It codes frames into packets in display order: no format here reorders them.
class Coder {
  public:
    /// `tick`: the unit of times, in seconds. Throws UnavailableError, OutputError.
    Coder(const CodedFormat& format, const FilmSettings& settings, AVRational tick,
          const AVOutputFormat& muxer);

    /// The coding parameters of the packets.
    const AVCodecParameters& parameters() const { return *filter_->par_out; }

    /// Codes `frame`, shown from AVFrame::pts for `duration` ticks, and may change that time; null after the
    /// last frame. packet() then returns what is ready.
    void send(AVFrame* frame, std::int64_t duration = 0);

    /// The next packet that is ready, or null.
    Libav<AVPacket> packet();

  private:
    void open(const CodedFormat& format, const FilmSettings& settings);
    void filter(const char* description, AVRational tick);

    struct Span {
        std::int64_t start;
        std::int64_t duration;
    };

    Libav<AVCodecContext> context_;
    Libav<AVBSFContext> filter_;
    bool numbered_;            // FilmCoding::numbered
    std::int64_t number_ = 0;  // of the next frame
    std::deque<Span> spans_;   // of frames whose packets are still to come
};

}  // namespace queenreel
