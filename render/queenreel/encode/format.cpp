#include "queenreel/encode/format.h"

#include <algorithm>
#include <cctype>
#include <chrono>
#include <iterator>
#include <vector>

#include "queenreel/base/table.h"
#include "queenreel/base/text.h"
#include "queenreel/encode/picture_writer.h"
#include "queenreel/encode/pptx/parts.h"
#include "queenreel/paint/palette.h"

namespace queenreel {

/// Each in the file of its name; films are in film_writer.cpp, and pictures in still_writer.cpp.
std::unique_ptr<PictureWriter> svg_writer(const OutputOptions& options);
std::unique_ptr<PictureWriter> moving_svg_writer(const OutputOptions& options);
std::unique_ptr<PictureWriter> png_writer(const OutputOptions& options);
std::unique_ptr<PictureWriter> library_writer(const OutputOptions& options);
std::unique_ptr<PictureWriter> pdf_writer(const OutputOptions& options);
std::unique_ptr<PictureWriter> pptx_writer(const OutputOptions& options);
std::unique_ptr<PictureWriter> film_writer(const OutputOptions& options);
std::unique_ptr<PictureWriter> page_writer(const OutputOptions& options);

namespace {

constexpr int max_palette = 256;  // entries

constexpr Format svg{
    .name = "svg",
    .summary = "vector drawing, sharp at every size, for slides and web pages, where it can move",
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

/// A picture of exact colors as `png`, coded by a library.
constexpr Format like_png(std::string_view name, std::string_view summary, int max_side) {
    Format row = png;
    row.name = name;
    row.summary = summary;
    row.max_side = max_side;
    row.writer = library_writer;
    return row;
}

constexpr Format avif =
    like_png("avif", "picture of exact colors for web pages, small and slow to make", 16'384);
constexpr Format webp_still = like_png("webp", "picture of exact colors for web pages and chats", 16'383);

constexpr Format pdf{.name = "pdf",
                     .summary = "vector pages for print, one a picture",
                     .pages = true,
                     .transparent = true,
                     .default_side = 480,
                     .max_side = 14400,  // points, ISO 32000-1, annex C
                     .writer = pdf_writer};

constexpr Format pptx{.name = "pptx",
                      .summary = "slides for PowerPoint and LibreOffice, one a picture, with speaker notes",
                      .pages = true,
                      .max_pages = max_slides,
                      .default_side = 720,
                      .default_width = 1280,
                      .max_side = 16'384,
                      .writer = pptx_writer};

Format film_row(const FilmFormat& film) {
    return {.name = film.name,
            .summary = film.summary,
            .film = &film,
            .still = film.name == webp_still.name ? &webp_still : nullptr,
            .transparent = film.transparent,
            .seeks = film.seeks,
            .theme = "slate",
            .default_side = film.default_side,
            .max_side = std::min(film.max_side, Format{}.max_side),
            .colors = film.colors,
            .text_colors = film.text_colors,
            .mark_colors = film.mark_colors,
            .scene_colors = film.scene_colors,
            .writer = film_writer};
}

/// What a page can tell as a film: no library writes it.
constexpr FilmFormat page_film{.name = "html",
                               .summary = "page that plays a film, with controls, in any browser and offline",
                               .loops = true,
                               .default_side = 1080,
                               .max_side = 32'767,
                               .max_hold = std::chrono::hours(1)};

/// A drawing that moves by itself: no library writes it.
constexpr FilmFormat svg_film{.name = "svg",
                              .summary = "vector film for web pages, sharp at every size, light and dark",
                              .library = FilmLibrary::none,
                              .transparent = true,
                              .loops = true,
                              .default_side = 1080,
                              .max_side = 32'767,
                              .min_hold = std::chrono::milliseconds(20),
                              .max_hold = std::chrono::hours(24),
                              .ticks_a_second = 100};

const Format& moving_svg() {
    static const Format row = [] {
        Format moving = film_row(svg_film);
        moving.theme = Format{}.theme;  // on light screens; it has another on dark ones
        moving.writer = moving_svg_writer;
        return moving;
    }();
    return row;
}

Format svg_row() {
    Format row = svg;
    row.moving = &moving_svg();
    return row;
}

Format page_row() {
    Format row = film_row(page_film);
    row.plays = true;
    row.theme = Format{}.theme;  // likewise
    row.writer = page_writer;
    return row;
}

/// Films first, then documents.
const std::vector<Format>& table() {
    static const std::vector<Format> rows = [] {
        std::vector<Format> all;
        std::ranges::transform(film_formats(), std::back_inserter(all), film_row);
        all.push_back(page_row());
        all.insert(all.end(), {svg_row(), png, avif, pdf, pptx});
        return all;
    }();
    return rows;
}

bool same_in_either_case(char a, char b) {
    return std::tolower(static_cast<unsigned char>(a)) == std::tolower(static_cast<unsigned char>(b));
}

}  // namespace

std::span<const Format> formats() {
    return table();
}

const Format* find_format(std::string_view name) {
    return find_row(formats(), name);
}

const Format* format_of(std::string_view path) {
    const std::string_view file = path.substr(path.rfind('/') + 1);
    const std::size_t dot = file.rfind('.');
    if (dot == std::string_view::npos)
        return nullptr;
    const std::string_view ending = file.substr(dot + 1);
    const auto row = std::ranges::find_if(formats(), [&](const Format& format) {
        return std::ranges::equal(format.name, ending, same_in_either_case);
    });
    return row == formats().end() ? nullptr : &*row;
}

std::string format_names(bool (*filter)(const Format&)) {
    return alternatives(row_names(formats(), filter));
}

int colors(const Format& format, const Look& look) {
    if ((look.annotations.any() || look.own_piece || look.logo) && format.colors != all_colors)
        return max_palette;
    // The shades of a map are as many again as those of all else.
    const bool has_map =
        std::ranges::find(look.scene.panels, PanelKind::map, &PanelSlot::kind) != look.scene.panels.end();
    if (has_all_marks(look))
        return has_map && format.scene_colors != all_colors ? 2 * format.scene_colors + 1
                                                            : format.scene_colors;
    if (look.marks)
        return format.mark_colors;
    const bool text = !look.bare && (look.caption || look.coordinates != Coordinates::none);
    return text ? format.text_colors : format.colors;
}

}  // namespace queenreel
