#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "queenreel/film/format.h"
#include "queenreel/frame/look.h"

namespace queenreel {

class PictureWriter;
struct OutputOptions;

/// The form in which a document stores text.
enum class TextForm : std::uint8_t {
    drawn,   ///< shapes or pixels
    chosen,  ///< shapes, or text on request
    kept,    ///< text that can be selected and searched
};

/// A row of the format table. To add a document, write a file with a function that makes its writer, and a
/// row; to add a film, a row of film_formats().
struct Format {
    std::string_view name;     ///< as on the command line, and a file extension, without its dot
    std::string_view summary;  ///< one line for `list formats`

    /// The extension of files that have no name yet; empty: the format's name.
    std::string_view extension{};

    /// For a format of one file with many timed pictures, its capabilities; null for a document.
    const FilmFormat* film = nullptr;

    /// The still-image variant of this format, with the same name; null if there is none.
    const Format* still = nullptr;

    /// For a document, its film variant; null if it cannot move.
    const Format* moving = nullptr;

    bool plays = false;           ///< an HTML page that plays the film itself, from the story or from frames
    bool asks = false;            ///< holds the questions of a film, and nothing else
    bool pages = false;           ///< a document that can hold many pictures
    bool slides = false;          ///< whose pages are slides, which can play films
    std::uint64_t max_pages = 0;  ///< for such a document; 0: no limit
    bool seeks = false;           ///< seeks while writing: output to a pipe is spooled
    bool is_source = false;       ///< its files are text, which a terminal can show
    TextForm text = TextForm::drawn;
    double dots_an_inch = 300;           ///< of a paper size; pages are in points
    std::string_view theme = "classic";  ///< the default, a row of themes()
    PictureTraits pictures{};

    /// Throws UnavailableError if this build or machine lacks the format, PaintError, std::invalid_argument.
    std::unique_ptr<PictureWriter> (*writer)(const OutputOptions& options) = nullptr;
};

std::span<const Format> formats();

/// The extension of files that have no name yet, without its dot.
inline std::string_view extension_of(const Format& format) {
    return format.extension.empty() ? format.name : format.extension;
}

/// The row for single pictures: `format` itself unless it is a film; may be null.
inline const Format* still_format(const Format& format) {
    return format.film ? format.still : &format;
}

/// The row for films: `format` itself unless it is a document; may be null.
inline const Format* moving_format(const Format& format) {
    return format.film ? &format : format.moving;
}

/// The format of that name, or null.
const Format* find_format(std::string_view name);

/// The format of pictures within other files, and of a film's frames: exact, and read everywhere.
const Format& exact_format();

/// The format of a file name's extension, in either case, or null.
const Format* format_of(std::string_view path);

/// "svg, png or pdf": the names of all rows for which `filter` is true, for messages.
std::string format_names(bool (*filter)(const Format&));

/// The number of palette entries for RasterPainter, or all_colors.
int colors(const Format& format, const Look& look);

}  // namespace queenreel
