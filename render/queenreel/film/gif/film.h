#pragma once

#include <memory>

#include "queenreel/film/film.h"
#include "queenreel/film/format.h"

namespace queenreel {

/// Starts a film on `stream`, which must outlive it, by giflib: a file of frames, each with its delay in
/// centiseconds. A picture equal to the one before lengthens that one's delay; one held for longer than a
/// delay can tell is followed by frames of a pixel. Throws OutputError.
std::unique_ptr<Film> gif_film(const FilmFormat& format, const FilmSettings& settings, ByteStream& stream);

}  // namespace queenreel
