#pragma once

#include <memory>

#include "queenreel/film/film.h"
#include "queenreel/film/format.h"

namespace queenreel {

/// Starts a film on `stream`, which must outlive it: what open_film() gives, without loading a module. Throws
/// UnavailableError when a library lacks the encoder, OutputError for sides, a rate or a quality that cannot
/// be coded.
///
/// Law: where one call of a film has thrown, every later one throws.
std::unique_ptr<Film> make_film(const FilmSettings& settings, ByteStream& stream);

/// Starts a film on `stream`, which must outlive it, by giflib: a file of frames, each with its delay in
/// centiseconds. A picture equal to the one before lengthens that one's delay; one held for longer than a
/// delay can tell is followed by frames of a pixel. Throws OutputError.
std::unique_ptr<Film> gif_film(const CodedFormat& format, const FilmSettings& settings, ByteStream& stream);

/// Starts a film on `stream`, which must outlive it, by libav. Throws UnavailableError when libav lacks the
/// encoder, OutputError for what cannot be coded.
std::unique_ptr<Film> libav_film(const CodedFormat& format, const FilmSettings& settings, ByteStream& stream);

/// Starts a film on `stream`, which must outlive it: a file of patches, an animated PNG or WebP. A picture
/// equal to the one before lengthens that one's time; one that is shown for longer than a patch can tell is
/// followed by patches of a pixel. Throws OutputError.
std::unique_ptr<Film> patch_film(const CodedFormat& format, const FilmSettings& settings, ByteStream& stream);

/// Starts a film on `stream`, which must outlive it: uncompressed frames at a constant rate, YUV4MPEG2 as
/// mjpegtools and FFmpeg exchange it through pipes. A picture that is held is written again for each frame.
/// Throws OutputError.
std::unique_ptr<Film> y4m_film(const CodedFormat& format, const FilmSettings& settings, ByteStream& stream);

}  // namespace queenreel
