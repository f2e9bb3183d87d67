#include "film/libav_film.h"

extern "C" {
#include <libavutil/mathematics.h>
}

#include <fmt/format.h>

#include <algorithm>
#include <climits>
#include <utility>

#include "film/cues.h"
#include "film/encoder.h"
#include "film/muxer.h"
#include "film/timeline.h"

namespace queenreel {
namespace {

/// The time from one frame to the next at a constant rate, seconds.
AVRational frame_time(double fps) {
    constexpr double max = 1000;
    if (!(fps > 0 && fps <= max))
        throw OutputError(fmt::format("fps {}: cannot be kept; use more than 0 and at most {}", fps, max));
    return av_inv_q(av_d2q(fps, 1'000'000));
}

/// Refuses sides that the encoder would refuse, or leave out of the file.
void check_sides(const FilmFormat& format, const FilmSettings& settings) {
    for (const int side : {settings.width, settings.height})
        if (side < 1 || side > format.max_side)
            throw OutputError(fmt::format("size {}×{}: {} cannot hold such pictures; use sides from 1 to {}",
                                          settings.width, settings.height, format.name, format.max_side));
}

void check_captions(const FilmFormat& format, const FilmSettings& settings) {
    if (settings.caption_track && !format.text_tracks)
        throw OutputError(
            fmt::format("captions: {} has no caption track; use {}", format.name,
                        film_format_names([](const FilmFormat& film) { return film.text_tracks; })));
}

std::chrono::microseconds microseconds(std::int64_t ticks, AVRational tick) {
    return std::chrono::microseconds(av_rescale_q(ticks, tick, {1, 1'000'000}));
}

/// How long one coded frame can be shown, in ticks; a picture held for longer is coded again.
std::int64_t max_ticks(const FilmFormat& format) {
    return std::min<std::int64_t>(ticks(format.max_hold, format), INT_MAX);
}

class LibavFilm final : public Film {
  public:
    LibavFilm(const FilmFormat& format, const FilmSettings& settings, ByteStream& stream)
        : format_(format),
          constant_rate_(settings.fps && format.repeats),
          step_(settings.fps ? frame_time(*settings.fps) : tick_of(format)),
          tick_(constant_rate_ ? step_ : tick_of(format)),
          longest_(constant_rate_ ? 1 : max_ticks(format)),
          timeline_(step_, tick_, constant_rate_ ? 1 : ticks(format.min_hold, format)),
          captions_(settings.caption_track),
          canvas_(make_canvas(format, settings)),
          encoder_(format, settings, tick_, muxer_named(format.muxer)),
          muxer_(format, settings, encoder_.parameters(), tick_, stream) {}

    void put(const FilmPicture& shown) override;
    void finish() override;

  private:
    void code(const CodedPicture& coded, const TickSpan& span);
    AVPictureType next_type(bool starts_picture);
    void write_packets();
    void write_captions();

    const FilmFormat& format_;
    bool constant_rate_;
    AVRational step_;
    AVRational tick_;
    std::int64_t longest_;  // that one coded frame is shown, ticks
    Timeline timeline_;
    bool captions_;  // are written
    Cues cues_;
    std::unique_ptr<Canvas> canvas_;
    Encoder encoder_;
    Muxer muxer_;
    std::int64_t coded_at_ = 0;  // when the last coded frame is shown, ticks
    int pictures_to_key_ = 0;    // that may be coded before the next key frame
    int frames_to_key_ = 0;      // likewise
    bool broken_ = false;        // an exception left the film in the middle of something
};

void LibavFilm::put(const FilmPicture& shown) {
    if (std::exchange(broken_, true))
        throw OutputError("film: an earlier picture could not be written; write the film again");
    const CodedPicture coded = canvas_->paint(shown.picture);
    const TickSpan span = timeline_.next(shown.duration);
    if (!shown.chapter.empty())
        muxer_.begin_chapter(shown.chapter, span.start);
    if (captions_) {
        cues_.put(shown.caption, microseconds(span.end, tick_));
        write_captions();
    }
    code(coded, span);
    broken_ = false;
}

void LibavFilm::code(const CodedPicture& coded, const TickSpan& span) {
    bool starts_picture = true;
    for (std::int64_t start = coded.changed ? span.start : coded_at_ + longest_; start < span.end;
         start += longest_) {
        coded.frame->pict_type = next_type(std::exchange(starts_picture, false));
        encoder_.send(*coded.frame, start, std::min(longest_, span.end - start));
        write_packets();
        coded_at_ = start;
    }
}

AVPictureType LibavFilm::next_type(bool starts_picture) {
    pictures_to_key_ -= starts_picture ? 1 : 0;
    --frames_to_key_;
    if (format_.pictures_a_key == 0 || (pictures_to_key_ >= 0 && frames_to_key_ >= 0))
        return AV_PICTURE_TYPE_NONE;
    pictures_to_key_ = format_.pictures_a_key - 1;
    frames_to_key_ = format_.frames_a_key - 1;
    return AV_PICTURE_TYPE_I;
}

void LibavFilm::finish() {
    if (std::exchange(broken_, true))
        throw OutputError("film: an earlier picture could not be written; write the film again");
    if (timeline_.end() == 0)
        throw OutputError("film: there are no pictures to write; give one or more");
    encoder_.drain();
    write_packets();
    if (captions_) {
        cues_.finish();
        write_captions();
    }
    muxer_.finish(timeline_.end());
}

void LibavFilm::write_packets() {
    while (AVPacket* const packet = encoder_.packet()) {
        canvas_->amend(*packet);
        muxer_.write(*packet);
    }
}

void LibavFilm::write_captions() {
    while (const std::optional<Cue> cue = cues_.next())
        muxer_.show_caption(cue->text, av_rescale_q(cue->start.count(), {1, 1'000'000}, tick_));
}

}  // namespace

std::unique_ptr<Film> make_libav_film(const FilmSettings& settings, ByteStream& stream) {
    silence_libav();
    const FilmFormat& format = film_format(settings.format);
    check_sides(format, settings);
    check_captions(format, settings);
    return std::make_unique<LibavFilm>(format, settings, stream);
}

}  // namespace queenreel
