#pragma once

#include <memory>

#include "queenreel/film/film.h"
#include "queenreel/film/format.h"

namespace queenreel {

/// Starts a film on `stream`, which must outlive it, like open_film(), but without loading a module. Throws
/// UnavailableError if a library lacks the encoder, OutputError for sides, a rate or a quality that cannot be
/// coded.
///
/// Law: after one call of a film has thrown, every later one throws.
std::unique_ptr<Film> make_film(const FilmSettings& settings, ByteStream& stream);

/// Starts a film on `stream`, which must outlive it, with giflib: a file of frames with delays in
/// centiseconds. A picture equal to the previous one extends that one's delay; one held for longer than a
/// delay can express is followed by frames of one pixel. Throws OutputError.
std::unique_ptr<Film> gif_film(const CodedFormat& format, const FilmSettings& settings, ByteStream& stream);

/// Starts a film on `stream`, which must outlive it, with libav. Throws UnavailableError if libav lacks the
/// encoder, OutputError for what cannot be coded.
std::unique_ptr<Film> libav_film(const CodedFormat& format, const FilmSettings& settings, ByteStream& stream);

/// Starts a film on `stream`, which must outlive it: a file of patches, an animated PNG or WebP. A picture
/// equal to the previous one extends that one's time; one shown for longer than a patch can express is
/// followed by patches of one pixel. Throws OutputError.
std::unique_ptr<Film> patch_film(const CodedFormat& format, const FilmSettings& settings, ByteStream& stream);

/// Starts a film on `stream`, which must outlive it: uncompressed frames at a constant rate in YUV4MPEG2,
/// which mjpegtools and FFmpeg exchange through pipes. A held picture is written again for each frame. Throws
/// OutputError.
std::unique_ptr<Film> y4m_film(const CodedFormat& format, const FilmSettings& settings, ByteStream& stream);

}  // namespace queenreel
