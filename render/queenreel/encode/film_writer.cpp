
#include "queenreel/base/utf8.h"
#include "queenreel/encode/errors.h"
#include "queenreel/encode/output.h"
#include "queenreel/encode/picture_writer.h"
#include "queenreel/film/film.h"
#include "queenreel/paint/raster_painter.h"

namespace queenreel {
namespace {

class FilmWriter final : public PictureWriter {
  public:
    explicit FilmWriter(const OutputOptions& options)
        : film_format_(*options.format->film),
          raster_(options.raster ? options.raster
                                 : std::make_shared<SharedRaster>(options.look, options.look.board_size(),
                                                                  colors(*options.format, options.look))),
          quality_(options.quality),
          settings_{
              .format = film_format_.name,
              .palette = {},
              .fps = options.fps,
              .plays = options.plays,
              .quality = quality_,
              .codec = options.codec,
              .material = options.look.bare || !options.look.scene.marks ? Material::boards : Material::scene,
              .transparent = options.look.theme.background.alpha < 255,
              .matte = options.matte,
              .threads = options.threads,
              .caption_track = options.caption_track,
              .sound = options.sound,
              .language = options.words.language().code} {
        for (const Words& words : options.translations)
            settings_.translations.push_back(words.language().code);
        require_films();
    }

    void put(const Frame& frame) override {
        require_hold(frame.duration, film_format_);
        const Picture& picture = raster_->paint(frame, pictures_++);
        if (!film_) {
            settings_.width = picture.width;
            settings_.height = picture.height;
            settings_.palette = picture.palette;
            film_ = open_film(settings_, stream());
        }
        film_->put({.picture = picture,
                    .duration = frame.duration,
                    .caption = one_line(frame.caption),
                    .chapter = one_line(frame.chapter),
                    .speech = frame.speech,
                    .translations = frame.translations});
    }

    void end() override {
        film_->finish();
        film_.reset();
    }

  private:
    const FilmFormat& film_format_;
    std::shared_ptr<SharedRaster> raster_;
    std::uint64_t pictures_ = 0;
    std::string quality_;
    FilmSettings settings_;
    std::unique_ptr<Film> film_;  // created with the first picture, which has the palette
};

}  // namespace

std::unique_ptr<PictureWriter> film_writer(const OutputOptions& options) {
    return std::make_unique<FilmWriter>(options);
}

}  // namespace queenreel
