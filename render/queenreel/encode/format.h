#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "queenreel/film/format.h"
#include "queenreel/frame/look.h"

namespace queenreel {

class PictureWriter;
struct OutputOptions;

/// A row of the format table. A new document is a file with a function that makes its writer, and a row; a
/// new film is a row of film_formats().
struct Format {
    std::string_view name;     ///< as on the command line, and the file extension without its dot
    std::string_view summary;  ///< one line for `list formats`

    /// One file of many pictures with times, and what it can tell; null for a document.
    const FilmFormat* film = nullptr;

    /// The row of the same name by which single pictures are written; null where there is no such row.
    const Format* still = nullptr;

    /// Of a document, the row by which it is written as a film; null where it cannot move.
    const Format* moving = nullptr;

    bool plays = false;  ///< a page of HTML that plays the film itself, from the story or from frames
    bool pages = false;  ///< a document that can hold many pictures
    std::uint64_t max_pages = 0;         ///< of such a document; 0: as many as there are
    bool seeks = false;                  ///< moves back in its file: spooled on the way to a pipe
    std::string_view theme = "classic";  ///< a row of themes(), when none is asked for
    PictureTraits pictures{};

    /// Throws UnavailableError when this build or machine lacks the format, PaintError,
    /// std::invalid_argument.
    std::unique_ptr<PictureWriter> (*writer)(const OutputOptions& options) = nullptr;
};

std::span<const Format> formats();

/// The row by which single pictures are written: `format` itself where it is no film, or null.
inline const Format* still_format(const Format& format) {
    return format.film ? format.still : &format;
}

/// The row by which a film is written: `format` itself where it is no document, or null.
inline const Format* moving_format(const Format& format) {
    return format.film ? &format : format.moving;
}

/// The format of that name, or null.
const Format* find_format(std::string_view name);

/// The format of a file name's extension in either case, or null.
const Format* format_of(std::string_view path);

/// "svg, png or pdf": the names of all rows `filter` is true of, for messages.
std::string format_names(bool (*filter)(const Format&));

/// Palette entries for RasterPainter, or all_colors.
int colors(const Format& format, const Look& look);

}  // namespace queenreel
