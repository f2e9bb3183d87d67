#include "queenreel/encode/open.h"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

#include "queenreel/paint/shared_raster.h"

namespace queenreel {

void check_options(const OutputOptions& options) {
    if (!options.format)
        throw std::invalid_argument("output: has no format; choose one");
    const Format& format = *options.format;
    const Look& look = options.look;
    if (look.width > format.max_side || look.height > format.max_side) {
        throw std::invalid_argument(
            fmt::format("size {}x{}: {} pictures have sides of at most {} pixels; choose a smaller size",
                        look.width, look.height, format.name, format.max_side));
    }
    if (look.theme.background.alpha < 255 && !format.transparent) {
        throw std::invalid_argument(
            fmt::format("background: {} cannot be transparent; choose a color, or {}", format.name,
                        format_names([](const Format& row) { return row.transparent; })));
    }
    if (options.caption_track && !(format.film && format.film->text_tracks)) {
        throw std::invalid_argument(fmt::format(
            "captions: {} has no caption track; choose {}, or write them to a file like "
            "captions.vtt",
            format.name, film_format_names([](const FilmFormat& film) { return film.text_tracks; })));
    }
}

void share_painters(std::span<OutputOptions> films) {
    for (OutputOptions& film : films) {
        const auto same = std::ranges::find_if(films, [&](const OutputOptions& other) {
            return other.raster && other.look == film.look &&
                   colors(*other.format, other.look) == colors(*film.format, film.look);
        });
        film.raster = same != films.end() ? same->raster
                                          : std::make_shared<SharedRaster>(film.look, film.look.board_size(),
                                                                           colors(*film.format, film.look));
    }
}

std::unique_ptr<Output> open_output(const OutputOptions& options) {
    check_options(options);
    const Target where = target(options);
    return where.kind == Target::Kind::batch ? open_batch_output(options, where)
                                             : open_single_output(options, where);
}

}  // namespace queenreel
