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

/// A row of the table of film formats: everything that tells one from another. A new format is a row.
struct FilmFormat {
    std::string_view name;     ///< as on the command line, and the file extension without its dot
    std::string_view summary;  ///< one line for a list
    FilmLibrary library = FilmLibrary::libav;
    bool text_tracks = false;  ///< can have chapters, and captions beside its pictures
    CaptionCoding caption_coding = CaptionCoding::timed_text;
    bool transparent = false;  ///< can have a transparent background

    bool hard_edges = false;  ///< a pixel is seen through or it is not: there is nothing between

    /// The row by which a film with a transparent background is coded, where that is another; it agrees with
    /// this one in all that is asked for and promised before.
    const FilmFormat* with_alpha = nullptr;

    std::string_view codec{};  ///< as on the command line, where there is a choice

    /// The row of the codec that can be asked for in place of `codec`; it agrees in the same, but may not be
    /// transparent.
    const FilmFormat* other_codec = nullptr;

    bool loops = false;  ///< tells how many times it plays
    bool seeks = false;  ///< moves back in its file
    Repetition repetition = Repetition::held;
    double default_fps = 0;   ///< of a film that has a constant rate and no other; 0 where pictures are held
    bool groups = false;      ///< of pictures, from a key frame to the next, are coded side by side: x264's
    int default_side = 1080;  ///< pixels, when no size is asked for
    int max_side = 0;         ///< pixels
    int even = 1;             ///< sides are padded to multiples of it, pixels

    // How many colors pictures are drawn in; all_colors for no palette.
    int colors = all_colors;        ///< of a board alone
    int text_colors = all_colors;   ///< with text, whose edges need shades of their own
    int mark_colors = all_colors;   ///< with marks that `Look::marks` asks for
    int scene_colors = all_colors;  ///< with panels, lines and marks of all kinds

    // For how long a picture can be shown.
    std::chrono::microseconds min_hold{0};
    std::chrono::microseconds max_hold{0};
    int ticks_a_second = 1;  ///< the unit of held pictures' times

    // Where libav writes it, in libav's names.
    const char* muxer = "";
    const char* encoder = "";
    Planes planes = Planes::yuv420;
    bool numbered = false;        ///< its encoder is told numbers of pictures, a second each, for times
    const char* filter = "null";  ///< with options: what packets pass through before the muxer
    std::span<const LibavOption> muxer_options{};
    std::span<const LibavOption> encoder_options{};
    std::span<const Quality> qualities{};
    MaterialCoding boards{};
    MaterialCoding scene{};
};

std::span<const FilmFormat> film_formats();

/// The row of that name. Throws UnavailableError when there is none.
const FilmFormat& film_format(std::string_view name);

const MaterialCoding& coding_of(const FilmFormat& format, Material material);

/// The quality of that name. Throws OutputError for a name the format does not have.
const Quality& quality_of(const FilmFormat& format, std::string_view name);

/// The row by which such a film of `format` is coded. `codec`: FilmFormat::codec, empty for the format's own.
/// Throws OutputError for a codec that the format does not have, and for transparency that it cannot have.
const FilmFormat& coded_format(const FilmFormat& format, std::string_view codec, bool transparent);

/// The codecs that can be asked for, each once, in the table's order.
std::vector<std::string_view> codecs();

/// "mp4 or gif": the names of all rows `filter` is true of, for messages.
std::string film_format_names(bool (*filter)(const FilmFormat&) = [](const FilmFormat&) { return true; });

}  // namespace queenreel
