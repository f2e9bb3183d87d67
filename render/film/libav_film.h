#pragma once

#include <memory>

#include "film/film.h"

namespace queenreel {

/// Starts a film on `stream`, which must outlive it: what open_film() gives, without loading a module. Throws
/// UnavailableError when libav lacks the encoder, OutputError for sides, a rate or a quality that cannot be
/// coded.
std::unique_ptr<Film> make_libav_film(const FilmSettings& settings, ByteStream& stream);

}  // namespace queenreel
