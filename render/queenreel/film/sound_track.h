#pragma once

#include <cstdint>
#include <deque>
#include <string_view>

#include "queenreel/film/stream_io.h"
#include "queenreel/frame/speech.h"

namespace queenreel {

/// A film's sound: one channel, silent except for speech.
class SoundTrack {
  public:
    /// Adds the track to `film`, which writes through `io`; both must outlive it. Write the film's header
    /// next. `encoder`: by its libav name; `tick`: the unit of times, in seconds;
    /// `language`: of the voice (ISO 639-2). Throws UnavailableError,
    /// OutputError.
    SoundTrack(const char* encoder, AVFormatContext& film, const StreamIo& io, AVRational tick,
               std::string_view language);

    /// Plays `speech` from `start` on, in ticks, or from the end of the previous one if that is later. Throws
    /// OutputError.
    void say(const Speech& speech, std::int64_t start);

    /// Writes the sound before `time`, in ticks, as far as it fills packets; call say() for all speech that
    /// begins before it first. Throws OutputError.
    void write(std::int64_t time);

    /// Writes the rest of a film that ends at `end`, in ticks: whole packets, so that the track does not
    /// outlast the film. Throws OutputError.
    void end(std::int64_t end);

  private:
    void encode(const AVFrame* frame);

    Libav<AVCodecContext> context_;
    AVFormatContext& film_;
    const StreamIo& io_;
    AVStream* stream_;  // the film's
    AVRational tick_;
    Libav<AVFrame> frame_;
    Libav<AVPacket> packet_;
    std::int64_t position_;      // of the next frame, in samples from the start of the film
    std::deque<float> waiting_;  // from position_ on
};

}  // namespace queenreel
