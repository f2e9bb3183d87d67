#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "queenreel/film/format.h"
#include "queenreel/frame/color.h"
#include "queenreel/frame/picture.h"
#include "queenreel/io/stream.h"

namespace queenreel {

/// How a film is coded.
struct FilmSettings {
    std::string_view format;  ///< a row of film_formats()
    int width = 0;            ///< of the pictures, pixels; padded to multiples of FilmFormat::even
    int height = 0;
    std::vector<Color> palette;  ///< of every picture; empty where they have none
    std::optional<double> fps;   ///< a constant rate; without it each picture is coded once and held
    int plays = 0;               ///< how many times it plays, 0 for ever; where FilmFormat::loops
    std::string_view quality = "balanced";  ///< a row of FilmCoding::qualities
    std::string_view codec{};               ///< as coded_format() takes it
    Material material = Material::boards;   ///< of all pictures
    bool transparent = false;               ///< what is behind pictures shows through; where the format can
    std::optional<Color>
        matte{};      ///< of the page that edges are made for, where FilmFormat::hard_edges; opaque
    int threads = 0;  ///< 0: one for each processor
    bool caption_track = false;  ///< captions also as a text track, see Cues; where FilmFormat::text_tracks
};

/// A picture of a film.
struct FilmPicture {
    const Picture& picture;              ///< after a film's first, only its Picture::changed is converted
    std::chrono::microseconds duration;  ///< how long it is held
    std::string_view caption{};          ///< for the text track; UTF-8, one line
    std::string_view chapter{};          ///< title of the chapter that begins with it; empty where none does
};

/// A film being written. Unless finished, it is abandoned: nothing leaks, but its file is not
/// a film.
///
/// Where FilmFormat::text_tracks, a film of two chapters or more gets a chapter track and a chapter list.
/// What is shown before the first chapter begins is one without a title.
class Film {
  public:
    virtual ~Film() = default;

    /// Adds a picture. Throws OutputError.
    virtual void put(const FilmPicture& shown) = 0;

    /// Writes what is left and the trailer. Throws OutputError.
    virtual void finish() = 0;
};

/// Loads the module that open_film() needs. Throws UnavailableError.
void require_films();

/// Starts a film on `stream`, which must outlive it. The libraries, of which libav* take 35 ms to load, are
/// in a module of their own that is loaded at the first call. Throws UnavailableError when the module or an
/// encoder is missing.
std::unique_ptr<Film> open_film(const FilmSettings& settings, ByteStream& stream);

}  // namespace queenreel
