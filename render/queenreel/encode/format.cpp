#include "queenreel/encode/format.h"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <vector>

#include "queenreel/base/table.h"
#include "queenreel/base/text.h"
#include "queenreel/encode/picture_writer.h"
#include "queenreel/encode/pptx/parts.h"
#include "queenreel/paint/palette.h"

namespace queenreel {

/// Each is defined in the file of its name; films are in film_writer.cpp, and pictures in still_writer.cpp.
std::unique_ptr<PictureWriter> svg_writer(const OutputOptions& options);
std::unique_ptr<PictureWriter> moving_svg_writer(const OutputOptions& options);
std::unique_ptr<PictureWriter> png_writer(const OutputOptions& options);
std::unique_ptr<PictureWriter> library_writer(const OutputOptions& options);
std::unique_ptr<PictureWriter> pdf_writer(const OutputOptions& options);
std::unique_ptr<PictureWriter> pptx_writer(const OutputOptions& options);
std::unique_ptr<PictureWriter> film_writer(const OutputOptions& options);
std::unique_ptr<PictureWriter> page_writer(const OutputOptions& options);
std::unique_ptr<PictureWriter> course_writer(const OutputOptions& options);
std::unique_ptr<PictureWriter> moodle_writer(const OutputOptions& options);

namespace {

constexpr int max_palette = 256;  // entries

constexpr Format svg{
    .name = "svg",
    .summary = "vector drawing, sharp at every size, for slides and web pages, where it can move",
    .is_source = true,
    .text = TextForm::chosen,
    .dots_an_inch = 96,  // CSS
    .pictures = {.transparent = true},
    .writer = svg_writer};

/// Lossless pictures. For png, 9 colors make 1.17 MB for 92 boards of 1080 pixels, and 16 would make 1.30; 16
/// use 4 bits per pixel.
constexpr PictureTraits exact_pictures{.transparent = true,
                                       .default_side = 1080,
                                       .colors = 9,
                                       .text_colors = 16,
                                       .mark_colors = 32,
                                       .scene_colors = 64};

constexpr PictureTraits exact_pictures_up_to(int max_side) {
    PictureTraits pictures = exact_pictures;
    pictures.max_side = max_side;
    return pictures;
}

constexpr Format png{.name = "png",
                     .summary = "picture of exact colors and few bytes",
                     .pictures = exact_pictures,
                     .writer = png_writer};

constexpr Format avif{.name = "avif",
                      .summary = "picture of exact colors for web pages, small and slow to make",
                      .pictures = exact_pictures_up_to(16'384),
                      .writer = library_writer};

constexpr Format webp_still{.name = "webp",
                            .summary = "picture of exact colors for web pages and chats",
                            .pictures = exact_pictures_up_to(16'383),
                            .writer = library_writer};

constexpr Format pdf{.name = "pdf",
                     .summary = "vector pages for print, one a picture, tagged for screen readers",
                     .pages = true,
                     .text = TextForm::kept,
                     .pictures = {.transparent = true, .max_side = 14'400},  // points, ISO 32000-1, annex C
                     .writer = pdf_writer};

constexpr Format pptx{.name = "pptx",
                      .summary = "slides for PowerPoint and LibreOffice, one a picture, with speaker notes",
                      .pages = true,
                      .slides = true,
                      .max_pages = max_slides,
                      .pictures = {.default_side = 720, .default_width = 1280, .max_side = 16'384},
                      .writer = pptx_writer};

Format film_row(const FilmFormat& film) {
    Format row{.name = film.name,
               .summary = film.summary,
               .film = &film,
               .still = film.stills ? &webp_still : nullptr,
               .seeks = film.seeks,
               .theme = "slate",
               .pictures = film.pictures,
               .writer = film_writer};
    row.pictures.max_side = std::min(film.pictures.max_side, PictureTraits{}.max_side);
    return row;
}

/// A page that plays a film by itself.
constexpr FilmFormat page_film{.name = "html",
                               .summary = "page that plays a film, with controls, in any browser and offline",
                               .pictures = {.default_side = 1080},
                               .loops = true,
                               .max_hold = std::chrono::hours(1)};

/// A drawing that animates by itself.
constexpr FilmFormat svg_film{.name = "svg",
                              .summary = "vector film for web pages, sharp at every size, light and dark",
                              .pictures = {.transparent = true, .default_side = 1080},
                              .loops = true,
                              .min_hold = std::chrono::milliseconds(20),
                              .max_hold = std::chrono::hours(24),
                              .ticks_a_second = 100};

const Format& moving_svg() {
    static const Format row = [] {
        Format moving = film_row(svg_film);
        moving.theme = Format{}.theme;  // for light screens; dark screens get another
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
    row.theme = Format{}.theme;  // for light screens; dark screens get another
    row.writer = page_writer;
    return row;
}

constexpr FilmFormat with_name(FilmFormat film, std::string_view name, std::string_view summary) {
    film.name = name;
    film.summary = summary;
    return film;
}

constexpr FilmFormat scorm_film =
    with_name(page_film, "scorm", "that page for learning platforms, which keep the answers (SCORM 1.2)");
constexpr FilmFormat moodle_film =
    with_name(page_film, "moodle", "the questions of a film for Moodle's question bank, with pictures");

/// A form of the page for learning platforms, whose files have another extension.
Format platform_row(const FilmFormat& film, std::string_view extension, decltype(Format::writer) writer) {
    Format row = page_row();
    row.name = film.name;
    row.summary = film.summary;
    row.film = &film;
    row.extension = extension;
    row.asks = &film == &moodle_film;
    row.writer = writer;
    return row;
}

/// Films first, then documents.
const std::vector<Format>& table() {
    static const std::vector<Format> rows = [] {
        std::vector<Format> all;
        std::ranges::transform(film_formats(), std::back_inserter(all), film_row);
        all.push_back(page_row());
        all.push_back(platform_row(scorm_film, "zip", course_writer));
        all.push_back(platform_row(moodle_film, "xml", moodle_writer));
        all.insert(all.end(), {svg_row(), png, avif, pdf, pptx});
        return all;
    }();
    return rows;
}

}  // namespace

std::span<const Format> formats() {
    return table();
}

const Format* find_format(std::string_view name) {
    return find_row(formats(), name);
}

const Format& exact_format() {
    return *find_format(png.name);
}

const Format* format_of(std::string_view path) {
    const std::string_view file = path.substr(path.rfind('/') + 1);
    const std::size_t dot = file.rfind('.');
    return dot == std::string_view::npos ? nullptr : find_format(lower_case(file.substr(dot + 1)));
}

std::string format_names(bool (*filter)(const Format&)) {
    return alternatives(row_names(formats(), filter));
}

int colors(const Format& format, const Look& look) {
    if ((look.annotations.any() || look.own_piece || look.logo) && format.pictures.colors != all_colors)
        return max_palette;
    // A map has as many shades as everything else.
    const bool has_map =
        std::ranges::find(look.scene.panels, PanelKind::map, &PanelSlot::kind) != look.scene.panels.end();
    if (has_all_marks(look))
        return has_map && format.pictures.scene_colors != all_colors ? 2 * format.pictures.scene_colors + 1
                                                                     : format.pictures.scene_colors;
    if (look.marks)
        return format.pictures.mark_colors;
    const bool text = !look.bare && (look.caption || look.coordinates != Coordinates::none);
    return text ? format.pictures.text_colors : format.pictures.colors;
}

}  // namespace queenreel
