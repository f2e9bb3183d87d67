#include "queenreel/film/make_film.h"

#include <stdexcept>

#include "queenreel/film/apng/file.h"
#include "queenreel/film/patch/canvas.h"
#include "queenreel/film/timeline.h"
#include "queenreel/film/webp/file.h"

namespace queenreel {
namespace {

std::unique_ptr<PatchFile> open_file(const FilmFormat& format, const PatchHeader& header,
                                     ByteStream& stream) {
    switch (format.library) {
        case FilmLibrary::libwebp:
            return std::make_unique<WebpFile>(header, stream);
        case FilmLibrary::zlib:
            return std::make_unique<ApngFile>(header, stream);
        case FilmLibrary::libav:
        case FilmLibrary::giflib:
        case FilmLibrary::none:
            break;
    }
    throw std::invalid_argument("film: not a library that writes patches");
}

class PatchFilm final : public Film {
  public:
    PatchFilm(const FilmFormat& format, const FilmSettings& settings, ByteStream& stream)
        : clock_(film_clock(format, settings.fps)),
          timeline_(clock_),
          canvas_(settings.palette),
          file_(open_file(format,
                          {.width = settings.width,
                           .height = settings.height,
                           .palette = canvas_.palette(),
                           .plays = settings.plays},
                          stream)) {}

    void put(const FilmPicture& shown) override {
        const TickSpan span = timeline_.next(shown.duration);
        if (const std::optional<Patch> complete = canvas_.paint(shown.picture))
            write(*complete, span.start);
    }

    void finish() override {
        write(canvas_.last(), timeline_.end());
        file_->finish();
    }

  private:
    void write(const Patch& patch, std::int64_t end) {
        write_for(patch, file_->longest(end - start_, clock_.min));
        const Patch rest{{patch.box.x, patch.box.y, 1, 1}, {patch.indices.front()}};
        while (start_ < end)
            write_for(rest, file_->longest(end - start_, clock_.min));
    }

    void write_for(const Patch& patch, std::int64_t ticks) {
        file_->write(patch, ticks);
        start_ += ticks;
    }

    FilmClock clock_;
    Timeline timeline_;
    PatchCanvas canvas_;
    std::unique_ptr<PatchFile> file_;
    std::int64_t start_ = 0;  // of the next patch, ticks
};

}  // namespace

std::unique_ptr<Film> patch_film(const FilmFormat& format, const FilmSettings& settings, ByteStream& stream) {
    return std::make_unique<PatchFilm>(format, settings, stream);
}

}  // namespace queenreel
