#pragma once

#include <string>
#include <string_view>

#include "queenreel/film/stream_io.h"

namespace queenreel {

/// The track of a film that holds its captions: 3GPP timed text (3GPP TS 26.245), which libav calls mov_text,
/// where each caption is a sample that lasts until the next one and a sample without text shows none; or
/// WebVTT, where nothing is written where nothing is shown.
class CaptionTrack {
  public:
    /// Adds the track to `film`, which is written through `io`; both must outlive it. The film's header is
    /// written next. `width`, `height`: the pictures', pixels; `tick`: the unit of times, seconds.
    CaptionTrack(CaptionCoding coding, AVFormatContext& film, const StreamIo& io, int width, int height,
                 AVRational tick);

    /// The film's header is written.
    void begin();

    /// Shows `text`, UTF-8, from `start`, in ticks, later than the caption before; the first from 0. Throws
    /// OutputError.
    void show(std::string_view text, std::int64_t start);

    /// Nothing is shown from `time` on, in ticks: the last call. Throws OutputError.
    void end(std::int64_t time);

  private:
    void write_shown(std::int64_t end);
    void write(std::int64_t start, std::int64_t duration);

    std::string sample() const;

    CaptionCoding coding_;
    AVFormatContext& film_;
    const StreamIo& io_;
    AVStream* stream_;  // the film's
    AVRational tick_;
    std::string shown_;       // its sample is written when its end is known
    std::int64_t start_ = 0;  // of that, ticks
};

}  // namespace queenreel
