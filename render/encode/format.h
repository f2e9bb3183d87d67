#pragma once

#include <chrono>
#include <span>
#include <string_view>

namespace queenreel {

/// A row of the format table.
struct Format {
    std::string_view name;       ///< as on the command line, and the file extension without its dot
    std::string_view summary;    ///< one line for `list formats`
    bool film;                   ///< one file of many pictures with times; otherwise a document
    bool pages;                  ///< a document that can hold many pictures
    bool transparent;            ///< can have a transparent background
    int usual_side;              ///< pixels, when no size is asked for
    int greatest_side;           ///< pixels
    int colors;                  ///< palette entries for RasterPainter; 0 for vectors
    std::chrono::microseconds least_hold;     ///< films: the range of holds the format can tell
    std::chrono::microseconds greatest_hold;
};

std::span<const Format> formats();

/// The format of that name, or null.
const Format* find_format(std::string_view name);

/// The format of a file name's extension in either case, or null.
const Format* format_of(std::string_view path);

}  // namespace queenreel
