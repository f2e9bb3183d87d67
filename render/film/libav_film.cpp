#include "film/libav_film.h"

extern "C" {
#include <libavutil/mathematics.h>
}

#include <algorithm>
#include <utility>

#include "film/cues.h"
#include "film/encoder.h"
#include "film/muxer.h"
#include "film/timeline.h"
#include "film/yuv_canvas.h"

namespace queenreel {
namespace {

std::chrono::microseconds microseconds(std::int64_t ticks, AVRational tick) {
    return std::chrono::microseconds(av_rescale_q(ticks, tick, {1, 1'000'000}));
}

class LibavFilm final : public Film {
  public:
    LibavFilm(const FilmFormat& format, const FilmSettings& settings, ByteStream& stream)
        : format_(format),
          clock_(film_clock(format, settings.fps)),
          timeline_(clock_),
          captions_(settings.caption_track),
          canvas_(settings.width, settings.height, settings.palette),
          encoder_(format, settings, clock_.tick, muxer_named(format.muxer)),
          muxer_(format, settings, encoder_.parameters(), clock_.tick, stream) {}

    void put(const FilmPicture& shown) override;
    void finish() override;

  private:
    void code(AVFrame& frame, const TickSpan& span);
    AVPictureType next_type(bool starts_picture);
    void write_packets();
    void write_captions();

    const FilmFormat& format_;
    FilmClock clock_;
    Timeline timeline_;
    bool captions_;  // are written
    Cues cues_;
    YuvCanvas canvas_;
    Encoder encoder_;
    Muxer muxer_;
    int pictures_to_key_ = 0;  // that may be coded before the next key frame
    int frames_to_key_ = 0;    // likewise
};

void LibavFilm::put(const FilmPicture& shown) {
    AVFrame& frame = canvas_.paint(shown.picture);
    const TickSpan span = timeline_.next(shown.duration);
    if (!shown.chapter.empty())
        muxer_.begin_chapter(shown.chapter, span.start);
    if (captions_) {
        cues_.put(shown.caption, microseconds(span.end, clock_.tick));
        write_captions();
    }
    code(frame, span);
}

void LibavFilm::code(AVFrame& frame, const TickSpan& span) {
    bool starts_picture = true;
    for (std::int64_t start = span.start; start < span.end; start += clock_.max) {
        frame.pict_type = next_type(std::exchange(starts_picture, false));
        encoder_.send(frame, start, std::min(clock_.max, span.end - start));
        write_packets();
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
    encoder_.drain();
    write_packets();
    if (captions_) {
        cues_.finish();
        write_captions();
    }
    muxer_.finish(timeline_.end());
}

void LibavFilm::write_packets() {
    while (AVPacket* const packet = encoder_.packet())
        muxer_.write(*packet);
}

void LibavFilm::write_captions() {
    while (const std::optional<Cue> cue = cues_.next())
        muxer_.show_caption(cue->text, av_rescale_q(cue->start.count(), {1, 1'000'000}, clock_.tick));
}

}  // namespace

std::unique_ptr<Film> libav_film(const FilmFormat& format, const FilmSettings& settings, ByteStream& stream) {
    silence_libav();
    return std::make_unique<LibavFilm>(format, settings, stream);
}

}  // namespace queenreel
