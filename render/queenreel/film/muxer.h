#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/film/caption_track.h"
#include "queenreel/film/film.h"
#include "queenreel/film/libav.h"
#include "queenreel/film/sound_track.h"
#include "queenreel/film/stream_io.h"

namespace queenreel {

/// The chapters of a film, each lasting until the next begins. Memory grows by some dozens of bytes per
/// chapter, like the index of the film's pictures.
class Chapters {
  public:
    /// Begins a chapter at `start`, in ticks, later than the previous one. `title`: UTF-8.
    void begin(std::string_view title, std::int64_t start);

    /// Sets the chapters of `film`, which ends at `end`; none if there are fewer than two. The part before
    /// the first becomes a chapter without a title. `tick`: the unit of times, in seconds.
    void give_to(AVFormatContext& film, AVRational tick, std::int64_t end) const;

  private:
    struct Chapter {
        std::int64_t start;
        std::string title;
    };
    std::vector<Chapter> chapters_;
};

/// A film file with one video stream and, if requested and supported by the format, captions, sound and
/// chapters.
class Muxer {
  public:
    /// Throws OutputError.
    Muxer(const CodedFormat& kind, const FilmSettings& settings, const AVCodecParameters& parameters,
          AVRational tick, ByteStream& stream);

    /// Unless finished, discards the trailer, because only writing it frees everything that the muxer holds.
    ~Muxer();
    Muxer(const Muxer&) = delete;
    Muxer& operator=(const Muxer&) = delete;

    /// Writes `packet`, whose times are in ticks, and the sound before it: call say() for all of that first.
    /// Throws OutputError.
    void write(AVPacket& packet);

    /// Shows `text` in a caption track, numbered from 0, from `start` on, in ticks; each track's first text
    /// starts at 0. Throws OutputError.
    void show_caption(std::size_t track, std::string_view text, std::int64_t start);

    /// Plays `speech` from `start` on, in ticks. Throws OutputError.
    void say(const Speech& speech, std::int64_t start);

    /// Begins a chapter at `start`, in ticks. No effect if the format has none.
    void begin_chapter(std::string_view title, std::int64_t start);

    /// Writes the trailer; the film ends at `end`, in ticks. Throws OutputError.
    void finish(std::int64_t end);

  private:
    CodedFormat kind_;
    StreamIo io_;
    Libav<AVFormatContext> format_;
    AVRational tick_;
    std::vector<CaptionTrack> captions_;
    std::optional<SoundTrack> sound_;
    Chapters chapters_;
    bool finished_ = false;
};

}  // namespace queenreel
