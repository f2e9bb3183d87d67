#include "encode/format.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "encode/output.h"
#include "encode/picture_writer.h"
#include "paint/palette.h"

namespace queenreel {

/// Each in the file of its name; the films are one file, film_writer.cpp.
std::unique_ptr<PictureWriter> svg_writer(const OutputOptions& options);
std::unique_ptr<PictureWriter> png_writer(const OutputOptions& options);
std::unique_ptr<PictureWriter> pdf_writer(const OutputOptions& options);
std::unique_ptr<PictureWriter> film_writer(const OutputOptions& options);

namespace {

using namespace std::chrono_literals;

constexpr Format mp4{.name = "mp4",
                     .summary = "film, H.264, for slides, lectures and the web",
                     .film = true,
                     .text_tracks = true,
                     .seeks = true,
                     .default_side = 1080,
                     .max_side = 16384,  // x264
                     .colors = 256,
                     .text_colors = 256,
                     .mark_colors = 256,
                     .scene_colors = 256,
                     .min_hold = 1ms,
                     .max_hold = 24h,
                     .writer = film_writer};

constexpr Format gif{.name = "gif",
                     .summary = "film that plays wherever a picture can stand",
                     .film = true,
                     .transparent = true,
                     .default_side = 480,
                     .colors = 10,       // 361 kB for 92 bare boards of 480 pixels; 15 would make 390
                     .text_colors = 15,  // and one that tells what did not change: 4 bits
                     .mark_colors = 31,
                     .scene_colors = 63,
                     .min_hold = 20ms,  // less is shown as 100 ms
                     .max_hold = 655'350ms,
                     .writer = film_writer};

constexpr Format svg{.name = "svg",
                     .summary = "vector drawing, sharp at every size, for slides and web pages",
                     .transparent = true,
                     .default_side = 480,
                     .writer = svg_writer};

constexpr Format png{.name = "png",
                     .summary = "picture of exact colors and few bytes",
                     .transparent = true,
                     .default_side = 1080,
                     .colors = 9,        // 1.17 MB for 92 boards of 1080 pixels; 16 would make 1.30
                     .text_colors = 16,  // 4 bits a pixel
                     .mark_colors = 32,
                     .scene_colors = 64,
                     .writer = png_writer};

constexpr Format pdf{.name = "pdf",
                     .summary = "vector pages for print, one a picture",
                     .pages = true,
                     .transparent = true,
                     .default_side = 480,
                     .max_side = 14400,  // points, ISO 32000-1, annex C
                     .writer = pdf_writer};

constexpr std::array table{mp4, gif, svg, png, pdf};

bool same_in_either_case(char a, char b) {
    return std::tolower(static_cast<unsigned char>(a)) == std::tolower(static_cast<unsigned char>(b));
}

}  // namespace

std::span<const Format> formats() {
    return table;
}

const Format* find_format(std::string_view name) {
    const auto* row = std::ranges::find(table, name, &Format::name);
    return row == table.end() ? nullptr : row;
}

const Format* format_of(std::string_view path) {
    const std::string_view file = path.substr(path.rfind('/') + 1);
    const std::size_t dot = file.rfind('.');
    if (dot == std::string_view::npos)
        return nullptr;
    const std::string_view ending = file.substr(dot + 1);
    const auto* row = std::ranges::find_if(table, [&](const Format& format) {
        return std::ranges::equal(format.name, ending, same_in_either_case);
    });
    return row == table.end() ? nullptr : row;
}

int colors(const Format& format, const Look& look) {
    if (has_all_marks(look))
        return format.scene_colors;
    if (look.marks)
        return format.mark_colors;
    const bool text = !look.bare && (look.caption || look.coordinates != Coordinates::none);
    return text ? format.text_colors : format.colors;
}

}  // namespace queenreel
