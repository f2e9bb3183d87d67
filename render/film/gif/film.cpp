#include "film/gif/film.h"

#include <algorithm>
#include <utility>

#include "film/gif/canvas.h"
#include "film/gif/file.h"
#include "film/timeline.h"

namespace queenreel {
namespace {

class GifFilm final : public Film {
  public:
    GifFilm(const FilmFormat& format, const FilmSettings& settings, ByteStream& stream)
        : clock_(film_clock(format, settings.fps)),
          timeline_(clock_),
          canvas_(settings.palette),
          file_({.width = settings.width,
                 .height = settings.height,
                 .palette = settings.palette,
                 .keep = canvas_.keep(),
                 .plays = settings.plays},
                stream) {}

    void put(const FilmPicture& shown) override {
        const TickSpan span = timeline_.next(shown.duration);
        if (std::optional<GifFrame> complete = canvas_.paint(shown.picture))
            write(*complete, span.start);
    }

    void finish() override {
        write(canvas_.last(), timeline_.end());
        file_.finish();
    }

  private:
    void write(const GifFrame& frame, std::int64_t end);
    void write_for(const GifFrame& frame, std::int64_t ticks);

    FilmClock clock_;
    Timeline timeline_;
    GifCanvas canvas_;
    GifFile file_;
    std::int64_t start_ = 0;  // of the next frame, ticks
};

/// A frame that changes nothing after `frame`: its first pixel once more, or all of it where it is cleared.
GifFrame repeated(const GifFrame& frame) {
    if (frame.clears)
        return frame;
    return {{frame.box.x, frame.box.y, 1, 1}, {frame.indices.front()}, frame.keeps, false};
}

void GifFilm::write(const GifFrame& frame, std::int64_t end) {
    if (end - start_ <= clock_.max)
        return write_for(frame, end - start_);
    const GifFrame rest = repeated(frame);
    const auto longest = [&] { return std::min(clock_.max, end - start_ - clock_.min); };
    write_for(frame, longest());
    while (end - start_ > clock_.max)
        write_for(rest, longest());
    write_for(rest, end - start_);
}

void GifFilm::write_for(const GifFrame& frame, std::int64_t ticks) {
    file_.write(frame, static_cast<int>(ticks));
    start_ += ticks;
}

}  // namespace

std::unique_ptr<Film> gif_film(const FilmFormat& format, const FilmSettings& settings, ByteStream& stream) {
    return std::make_unique<GifFilm>(format, settings, stream);
}

}  // namespace queenreel
