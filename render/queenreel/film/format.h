#pragma once

#include <chrono>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/frame/picture.h"

namespace queenreel {

/// An option of an encoder or a muxer, as libav names it.
struct LibavOption {
    const char* name;
    const char* value;
};

/// What FilmSettings::quality adds to a format's options.
struct Quality {
    std::string_view name;
    std::span<const LibavOption> options;
};

/// What the pictures of a film show. It changes how they are coded, not what is seen.
enum class Material : std::uint8_t {
    boards,  ///< boards without marks: large parts move whole, and far
    scene,   ///< panels, text and lines as well: most of it stands still, and what changes moves little
};

/// The library that writes a film, and what it takes a picture as.
enum class FilmLibrary : std::uint8_t {
    libav,    ///< three planes at half the resolution of color, colors as BT.709 in limited range
    giflib,   ///< the indices of a palette, exactly
    libwebp,  ///< likewise
    zlib,     ///< likewise, in a PNG
    none,     ///< three planes as those of libav, uncompressed
};

/// The samples that libav's encoder takes a picture as, in BT.709, limited range; alpha in full range.
enum class Planes : std::uint8_t {
    yuv420,      ///< 8 bits, color at half the resolution
    yuva420,     ///< likewise, and alpha
    yuva444p10,  ///< 10 bits, with alpha, all at full resolution
};

/// How the captions of a film's text track are coded.
enum class CaptionCoding : std::uint8_t {
    timed_text,  ///< 3GPP TS 26.245, as in MP4
    webvtt,      ///< W3C WebVTT, as in WebM
};

/// What a film of a constant rate does while a picture is held.
enum class Repetition : std::uint8_t {
    held,     ///< shows the picture for longer, as ever: its times are whole multiples of the rate's
    coded,    ///< codes it again for each frame
    skipped,  ///< writes pictures of H.264 that are skipped whole, without its encoder
};

/// How libav codes films of one material.
struct MaterialCoding {
    int pictures_a_key = 0;  ///< from one key frame to the next at the most
    int frames_a_key = 0;    ///< likewise, counted in frames
    int pictures_a_chapter_key =
        0;  ///< a chapter that begins as many after a key frame, or more, begins with one
    std::span<const LibavOption> options{};  ///< besides the format's own
};

/// One way in which a library codes films of a format.
struct FilmCoding {
    FilmLibrary library = FilmLibrary::libav;
    std::string_view codec{};  ///< as users name it, where there is a choice
    bool transparent = false;  ///< can have a transparent background
    Repetition repetition = Repetition::held;
    bool groups = false;  ///< of pictures, from a key frame to the next, are coded side by side: x264's
    std::span<const Quality> qualities{};

    // Where libav writes it, in libav's names.
    const char* muxer = "";
    const char* encoder = "";
    Planes planes = Planes::yuv420;
    bool numbered = false;        ///< its encoder is told numbers of pictures, a second each, for times
    const char* filter = "null";  ///< with options: what packets pass through before the muxer
    std::span<const LibavOption> muxer_options{};
    std::span<const LibavOption> encoder_options{};
    MaterialCoding boards{};
    MaterialCoding scene{};
};

/// The capabilities of a format's pictures, and their defaults.
struct PictureTraits {
    bool transparent = false;  ///< can have a transparent background
    int default_side = 480;    ///< pixels, when no size is asked for
    int default_width = 0;     ///< likewise, where pictures are not as wide as high; 0: they are
    int max_side = 32'767;     ///< pixels; Cairo's own, unless the format's is less

    // How many colors pictures are drawn in; all_colors for no palette, as of vectors.
    int colors = all_colors;        ///< of a board alone
    int text_colors = all_colors;   ///< with text, whose edges need shades of their own
    int mark_colors = all_colors;   ///< with marks that `Look::marks` asks for
    int scene_colors = all_colors;  ///< with panels, lines and marks of all kinds

    /// The width of pictures, when no size is asked for, pixels.
    int width() const { return default_width > 0 ? default_width : default_side; }
};

/// What a film of a format can be, whoever writes it.
struct FilmFormat {
    std::string_view name;     ///< the file extension without its dot
    std::string_view summary;  ///< one line for a list
    PictureTraits pictures{};

    /// How films are coded, the preferred way first; none of a document that plays by itself.
    std::span<const FilmCoding> codings{};

    bool text_tracks = false;  ///< can have chapters, and captions beside its pictures
    CaptionCoding caption_coding = CaptionCoding::timed_text;
    bool hard_edges = false;  ///< a pixel is seen through or it is not: there is nothing between
    bool loops = false;       ///< tells how many times it plays
    bool seeks = false;       ///< moves back in its file
    double default_fps = 0;   ///< of a film that has a constant rate and no other; 0 where pictures are held
    int even = 1;             ///< sides are padded to multiples of it, pixels

    // For how long a picture can be shown.
    std::chrono::microseconds min_hold{0};
    std::chrono::microseconds max_hold{0};
    int ticks_a_second = 1;  ///< the unit of held pictures' times
};

/// A format, and the one of its codings that a film has.
struct CodedFormat : FilmFormat, FilmCoding {};

/// The formats that are coded, a table in format_table.cpp.
std::span<const FilmFormat> film_formats();

/// The row of that name. Throws UnavailableError when there is none.
const FilmFormat& film_format(std::string_view name);

const MaterialCoding& coding_of(const FilmCoding& coding, Material material);

/// The quality of that name. Throws OutputError for a name the format does not have.
const Quality& quality_of(const CodedFormat& format, std::string_view name);

/// The preferred coding of `format` for such a film. `codec`: FilmCoding::codec, empty for any. Throws
/// OutputError for a codec that the format does not have, and for transparency that it cannot have.
CodedFormat coded_format(const FilmFormat& format, std::string_view codec, bool transparent);

/// The names of a format's codecs, each once, in the table's order; empty where there is no choice.
std::vector<std::string_view> codecs_of(const FilmFormat& format);

/// The codecs that can be asked for, each once, in the table's order.
std::vector<std::string_view> codecs();

/// "mp4 or gif": the names of all rows `filter` is true of, for messages.
std::string film_format_names(bool (*filter)(const FilmFormat&) = [](const FilmFormat&) { return true; });

}  // namespace queenreel
