#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "encode/byte_stream.h"
#include "frame/color.h"
#include "paint/picture.h"

namespace queenreel {

/// How a film is coded.
struct FilmSettings {
    std::string_view format;  ///< "mp4" or "gif"
    int width = 0;            ///< of the pictures, pixels; MP4 pads odd sides by one
    int height = 0;
    std::vector<Color> palette;  ///< of every picture
    std::optional<double> fps;   ///< a constant rate; without it each picture is coded once and held
    int plays = 0;               ///< GIF: how many times it plays, 0 for ever
    std::string_view quality = "balanced";  ///< draft, balanced or best
    int threads = 0;                        ///< 0: one for each processor
};

/// A film being written, through libav*. Not finished, it is abandoned: nothing leaks, its file is no film.
class Film {
  public:
    virtual ~Film() = default;

    /// Adds a picture that is held for `duration`. Only Picture::changed is converted. Throws OutputError.
    virtual void put(const Picture& picture, std::chrono::microseconds duration) = 0;

    /// Writes what is left and the trailer. Throws OutputError.
    virtual void finish() = 0;
};

/// Loads the module that open_film() needs. Throws UnavailableError.
void require_films();

/// Starts a film on `stream`, which must outlive it. The libav libraries, 35 ms of loading, are in a module
/// of their own that is loaded at the first call. Throws UnavailableError when the module or an encoder is
/// missing.
std::unique_ptr<Film> open_film(const FilmSettings& settings, ByteStream& stream);

}  // namespace queenreel
