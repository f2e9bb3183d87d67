#include "film/libav_film.h"

/// What open_film() finds in the module.
extern "C" std::unique_ptr<queenreel::Film> queenreel_open_film(const queenreel::FilmSettings& settings,
                                                                queenreel::ByteStream& stream) {
    return queenreel::make_libav_film(settings, stream);
}
