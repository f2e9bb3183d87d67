#include "queenreel/film/make_film.h"

#include <fmt/format.h>

#include <stdexcept>
#include <utility>

#include "queenreel/io/error.h"

namespace queenreel {
namespace {

/// Rejects sides that the encoder would reject, or silently drop.
void check_sides(const FilmFormat& format, const FilmSettings& settings) {
    for (const int side : {settings.width, settings.height})
        if (side < 1 || side > format.pictures.max_side)
            throw OutputError(fmt::format("size {}×{}: {} cannot hold such pictures; use sides from 1 to {}",
                                          settings.width, settings.height, format.name,
                                          format.pictures.max_side));
}

void check_captions(const FilmFormat& format, const FilmSettings& settings) {
    if (settings.caption_track && !format.text_tracks)
        throw OutputError(
            fmt::format("captions: {} has no caption track; use {}", format.name,
                        film_format_names([](const FilmFormat& film) { return film.text_tracks; })));
}

void check_sound(const FilmFormat& format, const FilmSettings& settings) {
    if (settings.sound && !format.sound)
        throw OutputError(fmt::format("sound: {} has none; use {}", format.name,
                                      film_format_names([](const FilmFormat& film) { return film.sound; })));
}

std::unique_ptr<Film> film_by_library(const CodedFormat& format, const FilmSettings& settings,
                                      ByteStream& stream) {
    switch (format.library) {
        case FilmLibrary::libav:
            return libav_film(format, settings, stream);
        case FilmLibrary::giflib:
            return gif_film(format, settings, stream);
        case FilmLibrary::libwebp:
        case FilmLibrary::zlib:
            return patch_film(format, settings, stream);
        case FilmLibrary::none:
            return y4m_film(format, settings, stream);
    }
    throw std::invalid_argument("film: unknown library");
}

/// A film that rejects calls after an error, and finishing without a picture.
class CheckedFilm final : public Film {
  public:
    explicit CheckedFilm(std::unique_ptr<Film> film) : film_(std::move(film)) {}

    void put(const FilmPicture& shown) override {
        begin();
        film_->put(shown);
        empty_ = false;
        broken_ = false;
    }

    void finish() override {
        begin();
        if (empty_)
            throw OutputError("film: there are no pictures to write; give one or more");
        film_->finish();
    }

  private:
    void begin() {
        if (std::exchange(broken_, true))
            throw OutputError("film: an earlier picture could not be written; write the film again");
    }

    std::unique_ptr<Film> film_;
    bool empty_ = true;
    bool broken_ = false;  // whether an exception interrupted the film, or it is finished
};

}  // namespace

std::unique_ptr<Film> make_film(const FilmSettings& settings, ByteStream& stream) {
    const CodedFormat format =
        coded_format(film_format(settings.format), settings.codec, settings.transparent);
    check_sides(format, settings);
    check_captions(format, settings);
    check_sound(format, settings);
    quality_of(format, settings.quality);
    return std::make_unique<CheckedFilm>(film_by_library(format, settings, stream));
}

}  // namespace queenreel
