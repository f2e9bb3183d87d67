#pragma once

#include <memory>

#include "queenreel/film/film.h"
#include "queenreel/film/format.h"

namespace queenreel {

/// Starts a film on `stream`, which must outlive it: a file of patches, an animated PNG or WebP. A picture
/// equal to the one before lengthens that one's time; one that is shown for longer than a patch can tell is
/// followed by patches of a pixel. Throws OutputError.
std::unique_ptr<Film> patch_film(const FilmFormat& format, const FilmSettings& settings, ByteStream& stream);

}  // namespace queenreel
