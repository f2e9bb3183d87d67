#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/film/caption_track.h"
#include "queenreel/film/film.h"
#include "queenreel/film/libav.h"
#include "queenreel/film/stream_io.h"

namespace queenreel {

/// The chapters of a film, each from its start to the next one's. Memory grows with their number, by some
/// dozens of bytes each, as the index of the film's pictures does.
class Chapters {
  public:
    /// A chapter begins at `start`, in ticks, later than the one before. `title`: UTF-8.
    void begin(std::string_view title, std::int64_t start);

    /// Gives `film`, which ends at `end`, its chapters: none, where there are fewer than two. What comes
    /// before the first is then a chapter without a title. `tick`: the unit of times, seconds.
    void give_to(AVFormatContext& film, AVRational tick, std::int64_t end) const;

  private:
    struct Chapter {
        std::int64_t start;
        std::string title;
    };
    std::vector<Chapter> chapters_;
};

/// A film file of one video stream and, where they are asked for and the format has them, captions and
/// chapters.
class Muxer {
  public:
    /// Throws OutputError.
    Muxer(const CodedFormat& kind, const FilmSettings& settings, const AVCodecParameters& parameters,
          AVRational tick, ByteStream& stream);

    /// Unless finished, the trailer is written to nowhere, because only that frees all that the muxer holds.
    ~Muxer();
    Muxer(const Muxer&) = delete;
    Muxer& operator=(const Muxer&) = delete;

    /// Writes `packet`, whose times are in ticks. Throws OutputError.
    void write(AVPacket& packet);

    /// Shows `text` from `start`, in ticks, on; the first from 0. Throws OutputError.
    void show_caption(std::string_view text, std::int64_t start);

    /// A chapter begins at `start`, in ticks. Nothing where the format has none.
    void begin_chapter(std::string_view title, std::int64_t start);

    /// Writes the trailer; the film ends at `end`, in ticks. Throws OutputError.
    void finish(std::int64_t end);

  private:
    CodedFormat kind_;
    StreamIo io_;
    Libav<AVFormatContext> format_;
    AVRational tick_;
    std::optional<CaptionTrack> captions_;
    Chapters chapters_;
    bool finished_ = false;
};

}  // namespace queenreel
