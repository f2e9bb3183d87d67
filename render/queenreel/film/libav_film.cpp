#include "queenreel/film/make_film.h"

extern "C" {
#include <libavutil/mathematics.h>
}

#include <algorithm>
#include <deque>
#include <string>
#include <utility>
#include <vector>

#include "queenreel/film/cues.h"
#include "queenreel/film/encoder.h"
#include "queenreel/film/key_frames.h"
#include "queenreel/film/muxer.h"
#include "queenreel/film/plane_canvas.h"
#include "queenreel/film/timeline.h"
#include "queenreel/film/yuv_canvas.h"
#include "queenreel/film/yuva_canvas.h"

namespace queenreel {
namespace {

using std::chrono::microseconds;

microseconds microseconds_of(std::int64_t ticks, AVRational tick) {
    return microseconds(av_rescale_q(ticks, tick, {1, 1'000'000}));
}

std::unique_ptr<PlaneCanvas> canvas_for(const CodedFormat& format, const FilmSettings& settings) {
    if (format.planes == Planes::yuv420)
        return std::make_unique<YuvCanvas>(settings.width, settings.height, settings.palette);
    return std::make_unique<YuvaCanvas>(format.planes, settings.width, settings.height, settings.palette);
}

/// The caption of a track.
std::string_view caption_in(const FilmPicture& shown, std::size_t track) {
    if (track == 0)
        return shown.caption;
    return track <= shown.translations.size() ? std::string_view(shown.translations[track - 1]) : "";
}

class LibavFilm final : public Film {
  public:
    LibavFilm(const CodedFormat& format, const FilmSettings& settings, ByteStream& stream)
        : clock_(film_clock(format, settings.fps)),
          timeline_(clock_),
          keys_(coding_of(format, settings.material)),
          cues_(settings.caption_track ? 1 + settings.translations.size() : 0),
          canvas_(canvas_for(format, settings)),
          encoder_(format, settings, clock_.tick, muxer_named(format.muxer)),
          muxer_(format, settings, encoder_.parameters(), clock_.tick, stream) {}

    void put(const FilmPicture& shown) override;
    void finish() override;

  private:
    void code(AVFrame& frame, const TickSpan& span, FrameBegins begins);
    void write_packets();
    void hold_captions(std::int64_t now);
    void write_captions(std::int64_t until);

    /// A cue of a track to write before the packets of pictures from `due` on. The number of pictures that an
    /// encoder holds back depends on its threads; the order in the file must not.
    struct HeldCue {
        std::int64_t due;
        std::size_t track;
        std::int64_t start;
        std::string text;
    };

    FilmClock clock_;
    TickTimeline timeline_;
    KeyFrames keys_;
    std::vector<ReadableCues> cues_;  // of each caption track
    std::deque<HeldCue> held_;
    std::unique_ptr<PlaneCanvas> canvas_;
    Encoder encoder_;
    Muxer muxer_;
};

void LibavFilm::put(const FilmPicture& shown) {
    AVFrame& frame = canvas_->paint(shown.picture);
    const TickSpan span = timeline_.next(shown.duration);
    if (!shown.chapter.empty())
        muxer_.begin_chapter(shown.chapter, span.start);
    if (shown.speech)
        muxer_.say(*shown.speech, span.start);
    const microseconds end = microseconds_of(span.end, clock_.tick);
    for (std::size_t track = 0; track < cues_.size(); ++track)
        cues_[track].put(caption_in(shown, track), end);
    hold_captions(span.start);
    code(frame, span, shown.chapter.empty() ? FrameBegins::picture : FrameBegins::chapter);
}

void LibavFilm::code(AVFrame& frame, const TickSpan& span, FrameBegins begins) {
    for (std::int64_t start = span.start; start < span.end;) {
        const bool key = keys_.next(std::exchange(begins, FrameBegins::nothing));
        frame.pict_type = key ? AV_PICTURE_TYPE_I : AV_PICTURE_TYPE_NONE;
        std::int64_t duration = std::min(clock_.max, span.end - start);
        if (encoder_.repeats()) {
            duration = std::min<std::int64_t>(span.end - start, keys_.frames_left() + 1);
            keys_.repeat(static_cast<int>(duration) - 1);
        }
        encoder_.send(frame, start, duration);
        write_packets();
        start += duration;
    }
}

void LibavFilm::finish() {
    encoder_.drain();
    write_packets();
    for (ReadableCues& cues : cues_)
        cues.finish();
    hold_captions(timeline_.end());
    write_captions(timeline_.end());
    muxer_.finish(timeline_.end());
}

void LibavFilm::write_packets() {
    while (AVPacket* const packet = encoder_.packet()) {
        write_captions(packet->dts);
        muxer_.write(*packet);
    }
}

void LibavFilm::hold_captions(std::int64_t now) {
    for (std::size_t track = 0; track < cues_.size(); ++track)
        while (const std::optional<Cue> cue = cues_[track].next())
            held_.push_back(
                {now, track, av_rescale_q(cue->start.count(), {1, 1'000'000}, clock_.tick), cue->text});
}

void LibavFilm::write_captions(std::int64_t until) {
    for (; !held_.empty() && held_.front().due <= until; held_.pop_front())
        muxer_.show_caption(held_.front().track, held_.front().text, held_.front().start);
}

}  // namespace

std::unique_ptr<Film> libav_film(const CodedFormat& format, const FilmSettings& settings,
                                 ByteStream& stream) {
    silence_libav();
    return std::make_unique<LibavFilm>(format, settings, stream);
}

}  // namespace queenreel
