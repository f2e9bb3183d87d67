#pragma once

#include <string>
#include <string_view>

#include "queenreel/film/stream_io.h"

namespace queenreel {

/// A film's caption track: 3GPP timed text (3GPP TS 26.245), which libav calls mov_text, where each caption
/// is a sample that lasts until the next one, and a sample without text shows none; or WebVTT, which has no
/// sample when nothing is shown.
class CaptionTrack {
  public:
    /// Adds the track to `film`, which writes through `io`; both must outlive it. Write the film's header
    /// next. `width`, `height`: of the pictures, in pixels; `tick`: the unit of times, in seconds.
    CaptionTrack(CaptionCoding coding, AVFormatContext& film, const StreamIo& io, int width, int height,
                 AVRational tick, std::string_view language);

    /// Call it when the film's header has been written.
    void begin();

    /// Shows `text`, UTF-8, from `start`, in ticks, which must be later than the previous caption; the first
    /// starts at 0. Throws OutputError.
    void show(std::string_view text, std::int64_t start);

    /// Shows nothing from `time` on, in ticks. Call it last. Throws OutputError.
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
    std::int64_t start_ = 0;  // of the shown caption, in ticks
};

}  // namespace queenreel
