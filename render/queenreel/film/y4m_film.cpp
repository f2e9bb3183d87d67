#include <optional>

#include "queenreel/codecs/y4m/y4m.h"
#include "queenreel/film/make_film.h"
#include "queenreel/film/timeline.h"
#include "queenreel/film/yuv_canvas.h"

namespace queenreel {
namespace {

class Y4mFilm final : public Film {
  public:
    Y4mFilm(const CodedFormat& format, const FilmSettings& settings, ByteStream& stream)
        : stream_(stream),
          clock_(film_clock(format, settings.fps)),
          timeline_(clock_),
          canvas_(settings.width, settings.height, settings.palette) {}

    void put(const FilmPicture& shown) override {
        const TickSpan span = timeline_.next(shown.duration);
        const AVFrame& frame = canvas_.paint(shown.picture);
        if (!file_)
            file_.emplace(frame.width, frame.height, Y4mFile::Rate{clock_.tick.den, clock_.tick.num},
                          stream_);
        file_->write({.rows = {frame.data[0], frame.data[1], frame.data[2]},
                      .strides = {frame.linesize[0], frame.linesize[1], frame.linesize[2]}},
                     span.end - span.start);
    }

    void finish() override {}

  private:
    ByteStream& stream_;
    FilmClock clock_;
    TickTimeline timeline_;
    YuvCanvas canvas_;
    std::optional<Y4mFile> file_;  // created with the first picture; its sides are padded
};

}  // namespace

std::unique_ptr<Film> y4m_film(const CodedFormat& format, const FilmSettings& settings, ByteStream& stream) {
    return std::make_unique<Y4mFilm>(format, settings, stream);
}

}  // namespace queenreel
