#pragma once

#include "film/codec.h"
#include "film/stream_io.h"

namespace queenreel {

/// A film file of one video stream.
class Muxer {
  public:
    /// Throws OutputError.
    Muxer(const Codec& codec, const FilmSettings& settings, const AVCodecParameters& parameters,
          AVRational tick, ByteStream& stream);

    /// Unless finished, the trailer is written to nowhere, because only that frees all that the muxer holds.
    ~Muxer();
    Muxer(const Muxer&) = delete;
    Muxer& operator=(const Muxer&) = delete;

    /// Writes `packet`, whose times are in ticks. Throws OutputError.
    void write(AVPacket& packet);

    /// Writes the trailer; the film ends at `end`, in ticks. Throws OutputError.
    void finish(std::int64_t end);

  private:
    StreamIo io_;
    Libav<AVFormatContext> format_;
    AVRational tick_;
    std::int64_t last_start_ = 0;  // of the last packet, ticks
    bool finished_ = false;
};

}  // namespace queenreel
