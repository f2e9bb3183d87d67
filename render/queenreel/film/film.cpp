#include "queenreel/film/film.h"

#include "queenreel/module/module.h"

namespace queenreel {
namespace {

using OpenFilm = std::unique_ptr<Film>(const FilmSettings&, ByteStream&);

OpenFilm* film_module() {
    return module_function<OpenFilm>("queenreel-film", "queenreel_open_film",
                                     "use a format that is not a film");
}

}  // namespace

void require_films() {
    film_module();
}

std::unique_ptr<Film> open_film(const FilmSettings& settings, ByteStream& stream) {
    return film_module()(settings, stream);
}

}  // namespace queenreel
