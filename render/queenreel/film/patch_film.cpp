#include "queenreel/film/make_film.h"

#include <memory>
#include <stdexcept>
#include <utility>

#include "queenreel/codecs/delta/patch.h"
#include "queenreel/codecs/png/apng.h"
#include "queenreel/codecs/webp/animated_webp.h"
#include "queenreel/film/delta_film.h"
#include "queenreel/film/timeline.h"

namespace queenreel {
namespace {

std::unique_ptr<PatchFile> open_file(const CodedFormat& format, const PatchHeader& header,
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

}  // namespace

std::unique_ptr<Film> patch_film(const CodedFormat& format, const FilmSettings& settings,
                                 ByteStream& stream) {
    auto canvas = std::make_unique<PatchCanvas>(settings.palette);
    const PatchHeader header{.width = settings.width,
                             .height = settings.height,
                             .palette = canvas->palette(),
                             .plays = settings.plays};
    return std::make_unique<DeltaFilm<Patch>>(film_clock(format, settings.fps), std::move(canvas),
                                              open_file(format, header, stream));
}

}  // namespace queenreel
