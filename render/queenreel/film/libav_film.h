#pragma once

#include <memory>

#include "queenreel/film/film.h"
#include "queenreel/film/format.h"

namespace queenreel {

/// Starts a film on `stream`, which must outlive it, by libav. Throws UnavailableError when libav lacks the
/// encoder, OutputError for what cannot be coded.
std::unique_ptr<Film> libav_film(const FilmFormat& format, const FilmSettings& settings, ByteStream& stream);

}  // namespace queenreel
