#pragma once

#include <memory>

#include "queenreel/film/film.h"

namespace queenreel {

/// Starts a film on `stream`, which must outlive it: what open_film() gives, without loading a module. Throws
/// UnavailableError when a library lacks the encoder, OutputError for sides, a rate or a quality that cannot
/// be coded.
///
/// Law: where one call of a film has thrown, every later one throws.
std::unique_ptr<Film> make_film(const FilmSettings& settings, ByteStream& stream);

}  // namespace queenreel
