#pragma once

#include <chrono>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/frame/picture.h"

namespace queenreel {

/// An option of an encoder or a muxer, by its libav name.
struct LibavOption {
    const char* name;
    const char* value;
};

/// The options that FilmSettings::quality adds to those of a format.
struct Quality {
    std::string_view name;
    std::span<const LibavOption> options;
};

/// The contents of a film's pictures. They affect coding, not appearance.
enum class Material : std::uint8_t {
    boards,  ///< boards without marks: large parts move far without changing
    scene,   ///< panels, text and lines as well: most parts stand still, and changes move little
};

/// The library that writes a film, and its form of pictures.
enum class FilmLibrary : std::uint8_t {
    libav,    ///< three planes with color at half the resolution, BT.709 in limited range
    giflib,   ///< palette indices, lossless
    libwebp,  ///< likewise
    zlib,     ///< likewise, in a PNG
    none,     ///< three planes like libav's, uncompressed
};

/// The samples that a libav encoder takes, in BT.709, limited range; alpha in full range.
enum class Planes : std::uint8_t {
    yuv420,      ///< 8 bits, color at half the resolution
    yuva420,     ///< likewise, and alpha
    yuva444p10,  ///< 10 bits, with alpha, all at full resolution
};

/// The coding of captions in a film's text track.
enum class CaptionCoding : std::uint8_t {
    timed_text,  ///< 3GPP TS 26.245, as in MP4
    webvtt,      ///< W3C WebVTT, as in WebM
};

/// The way in which a film with a constant rate holds a picture.
enum class Repetition : std::uint8_t {
    held,     ///< extends the picture: its times are whole multiples of the rate's
    coded,    ///< codes it again for each frame
    skipped,  ///< writes skipped H.264 pictures without using the encoder
};

/// libav's settings for films of one material.
struct MaterialCoding {
    int pictures_a_key = 0;  ///< maximum number of pictures from one key frame to the next
    int frames_a_key = 0;    ///< maximum number of frames from one key frame to the next
    int pictures_a_chapter_key =
        0;  ///< a chapter that begins at least this many pictures after a key frame begins with one
    std::span<const LibavOption> options{};  ///< besides the format's own
};

/// One way to code films of a format.
struct FilmCoding {
    FilmLibrary library = FilmLibrary::libav;
    std::string_view codec{};  ///< its user-visible name, if there is a choice
    bool transparent = false;  ///< can have a transparent background
    Repetition repetition = Repetition::held;
    bool groups = false;  ///< groups of pictures, from key frame to key frame, are coded in parallel: x264's
    std::span<const Quality> qualities{};

    // For libav, in libav's names:
    const char* muxer = "";
    const char* encoder = "";
    const char* sound_encoder = "";  ///< if FilmFormat::sound
    Planes planes = Planes::yuv420;
    bool numbered = false;        ///< its encoder gets picture numbers, one per second, as times
    const char* filter = "null";  ///< with options: what packets pass through before the muxer
    std::span<const LibavOption> muxer_options{};
    std::span<const LibavOption> encoder_options{};
    MaterialCoding boards{};
    MaterialCoding scene{};
};

/// The capabilities of a format's pictures, and their defaults.
struct PictureTraits {
    bool transparent = false;  ///< can have a transparent background
    int default_side = 480;    ///< default, in pixels
    int default_width = 0;     ///< default if pictures are not square; 0: they are
    int max_side = 32'767;     ///< pixels; Cairo's own, unless the format's is less

    // The number of colors of pictures; all_colors without a palette, as for vectors:
    int colors = all_colors;        ///< board alone
    int text_colors = all_colors;   ///< with text, whose edges need their own shades
    int mark_colors = all_colors;   ///< with marks that `Look::marks` requests
    int scene_colors = all_colors;  ///< with panels, lines and marks of all kinds

    /// The default width of pictures, in pixels.
    int width() const { return default_width > 0 ? default_width : default_side; }
};

/// The capabilities of a format's films, whichever library writes them.
struct FilmFormat {
    std::string_view name;     ///< the file extension without its dot
    std::string_view summary;  ///< one line for a list
    PictureTraits pictures{};

    /// The ways to code films, in order of preference; empty for a document that plays by itself.
    std::span<const FilmCoding> codings{};

    bool text_tracks = false;  ///< can have chapters, and captions besides its pictures
    bool sound = false;        ///< can have sound
    bool in_slides = false;    ///< plays in slides of a .pptx
    CaptionCoding caption_coding = CaptionCoding::timed_text;
    bool hard_edges = false;  ///< pixels are either transparent or opaque
    bool loops = false;       ///< stores how often it plays
    bool stills = false;      ///< the name is also that of a format of single pictures
    bool seeks = false;       ///< seeks in its file while writing
    double default_fps = 0;   ///< default of a film with a constant rate; 0 if pictures are held
    int even = 1;             ///< sides are padded to multiples of it, in pixels

    // Limits of the time that a picture is shown:
    std::chrono::microseconds min_hold{0};
    std::chrono::microseconds max_hold{0};
    int ticks_a_second = 1;  ///< the unit of held pictures' times
};

/// A format together with the coding chosen for a film.
struct CodedFormat : FilmFormat, FilmCoding {};

/// The formats that are coded, a table in format_table.cpp.
std::span<const FilmFormat> film_formats();

/// The row of that name. Throws UnavailableError if there is none.
const FilmFormat& film_format(std::string_view name);

const MaterialCoding& coding_of(const FilmCoding& coding, Material material);

/// The quality of that name. Throws OutputError if the format does not have it.
const Quality& quality_of(const CodedFormat& format, std::string_view name);

/// The preferred coding of `format` for such a film. `codec`: FilmCoding::codec, empty for any. Throws
/// OutputError if the format has no such codec, or no transparency.
CodedFormat coded_format(const FilmFormat& format, std::string_view codec, bool transparent);

/// The names of a format's codecs, without duplicates, in the table's order; empty if there is no choice.
std::vector<std::string_view> codecs_of(const FilmFormat& format);

/// All codecs that users can request, without duplicates, in the table's order.
std::vector<std::string_view> codecs();

/// "mp4 or gif": the names of all rows for which `filter` is true, for messages.
std::string film_format_names(bool (*filter)(const FilmFormat&) = [](const FilmFormat&) { return true; });

}  // namespace queenreel
