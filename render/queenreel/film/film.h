#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/film/format.h"
#include "queenreel/frame/color.h"
#include "queenreel/frame/picture.h"
#include "queenreel/frame/speech.h"
#include "queenreel/io/stream.h"

namespace queenreel {

/// Settings for coding a film.
struct FilmSettings {
    std::string_view format;  ///< a row of film_formats()
    int width = 0;            ///< of the pictures, in pixels; padded to multiples of FilmFormat::even
    int height = 0;
    std::vector<Color> palette;  ///< of every picture; empty without a palette
    std::optional<double> fps;   ///< a constant rate; by default, each picture is coded once and held
    int plays = 0;               ///< how often it plays, 0 forever; if FilmFormat::loops
    std::string_view quality = "balanced";  ///< a row of FilmCoding::qualities
    std::string_view codec{};               ///< as in coded_format()
    Material material = Material::boards;   ///< of all pictures
    bool transparent = false;               ///< the background is transparent, if the format can do that
    std::optional<Color>
        matte{};      ///< opaque; color of the page, for edges of formats with FilmFormat::hard_edges
    int threads = 0;  ///< 0: one for each processor
    bool caption_track =
        false;           ///< add captions as a text track, see ReadableCues; if FilmFormat::text_tracks
    bool sound = false;  ///< add speech; if FilmFormat::sound
    std::string_view language = "eng";             ///< of captions and voice (ISO 639-2)
    std::vector<std::string_view> translations{};  ///< the languages of further caption tracks, likewise
};

/// A picture of a film.
struct FilmPicture {
    const Picture& picture;              ///< after the first picture, only its Picture::changed is converted
    std::chrono::microseconds duration;  ///< how long it is held
    std::string_view caption{};          ///< for the text track; UTF-8, one line
    std::string_view chapter{};          ///< title of the chapter that begins with it; empty if none does
    std::shared_ptr<const Speech> speech{};  ///< begins with it, after the end of the previous one; or null
    std::span<const std::string> translations{};  ///< captions for FilmSettings::translations
};

/// A film being written. Unless finished, it is abandoned: nothing leaks, but its file is not a film.
///
/// If FilmFormat::text_tracks, a film of two or more chapters gets a chapter track and a chapter list.
/// Pictures before the first chapter form one without a title.
class Film {
  public:
    virtual ~Film() = default;

    /// Adds a picture. Throws OutputError.
    virtual void put(const FilmPicture& shown) = 0;

    /// Writes the rest and the trailer. Throws OutputError.
    virtual void finish() = 0;
};

/// Loads the module that open_film() needs. Throws UnavailableError.
void require_films();

/// Starts a film on `stream`, which must outlive it. The libraries are in a module that the first call loads;
/// libav* alone takes 35 ms. Throws UnavailableError if the module or an encoder is missing.
std::unique_ptr<Film> open_film(const FilmSettings& settings, ByteStream& stream);

/// The loudness of speech in films, in LUFS (ITU-R BS.1770).
inline constexpr double speech_loudness = -16;

/// Amplifies all speeches by the same factor, so that a film that plays them in the order `said`, a list of
/// indices, has the loudness `speech_loudness`. Limits peaks to -1 dB. Silence stays silent. Loads the module
/// like open_film(). Throws UnavailableError.
void level_speech(std::span<Speech> speeches, std::span<const std::size_t> said);

}  // namespace queenreel
