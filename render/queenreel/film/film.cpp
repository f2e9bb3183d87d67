#include "queenreel/film/film.h"

#include "queenreel/module/module.h"

namespace queenreel {
namespace {

using OpenFilm = std::unique_ptr<Film>(const FilmSettings&, ByteStream&);
using LevelSpeech = void(std::span<Speech>, std::span<const std::size_t>);

template <typename Function>
Function* film_function(const char* name) {
    return module_function<Function>("queenreel-film", name, "use a format that is not a film");
}

OpenFilm* film_module() {
    return film_function<OpenFilm>("queenreel_open_film");
}

}  // namespace

void require_films() {
    film_module();
}

std::unique_ptr<Film> open_film(const FilmSettings& settings, ByteStream& stream) {
    return film_module()(settings, stream);
}

void level_speech(std::span<Speech> speeches, std::span<const std::size_t> said) {
    film_function<LevelSpeech>("queenreel_level_speech")(speeches, said);
}

}  // namespace queenreel
