#pragma once

#include <memory>

#include "queenreel/film/film.h"
#include "queenreel/film/format.h"

namespace queenreel {

/// Starts a film on `stream`, which must outlive it: uncompressed frames at a constant rate, YUV4MPEG2 as
/// mjpegtools and FFmpeg exchange it through pipes. A picture that is held is written again for each frame.
/// Throws OutputError.
std::unique_ptr<Film> y4m_film(const FilmFormat& format, const FilmSettings& settings, ByteStream& stream);

}  // namespace queenreel
