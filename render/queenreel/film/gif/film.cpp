#include "queenreel/film/make_film.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "queenreel/film/gif/canvas.h"
#include "queenreel/film/gif/file.h"
#include "queenreel/film/timeline.h"

namespace queenreel {
namespace {

/// What is half transparent, as edges are, as it is seen in front of `matte`.
std::vector<Color> in_front_of(std::optional<Color> matte, std::vector<Color> palette) {
    constexpr int opaque = 255;
    if (!matte)
        return palette;
    for (Color& color : palette) {
        if (color.alpha == 0)
            continue;
        const auto blended = [alpha = int{color.alpha}](int above, int below) {
            return static_cast<std::uint8_t>((above * alpha + below * (opaque - alpha) + opaque / 2) /
                                             opaque);
        };
        color = {blended(color.red, matte->red), blended(color.green, matte->green),
                 blended(color.blue, matte->blue), opaque};
    }
    return palette;
}

class GifFilm final : public Film {
  public:
    GifFilm(const FilmFormat& format, const FilmSettings& settings, ByteStream& stream)
        : clock_(film_clock(format, settings.fps)),
          timeline_(clock_),
          palette_(in_front_of(settings.matte, settings.palette)),
          canvas_(palette_),
          file_({.width = settings.width,
                 .height = settings.height,
                 .palette = palette_,
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
    std::vector<Color> palette_;
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
