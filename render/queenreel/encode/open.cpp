#include "queenreel/encode/open.h"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "queenreel/encode/one_file.h"
#include "queenreel/io/folder.h"
#include "queenreel/io/open.h"
#include "queenreel/paint/raster_painter.h"

namespace queenreel {
namespace {

namespace fs = std::filesystem;

int index_width(const OutputOptions& options) {
    const std::uint64_t max = options.max_number ? options.max_number : options.pictures;
    return static_cast<int>(std::to_string(max).size());
}

/// The folder of a target, with fields filled in, unless a folder with the literal name exists.
fs::path folder_path(const std::string& text, const OutputOptions& options) {
    std::error_code none;
    if (text.empty() || fs::is_directory(text, none))
        return text;
    const NamePattern pattern(text, options.fields, 1);
    if (!pattern.varying().empty())
        throw std::invalid_argument(options.target + ": " + pattern.varying() +
                                    " would need many folders; use it in the file name");
    return pattern.name(1);
}

/// Returns true if the path leaves a folder that it names itself.
bool climbs_out(const fs::path& path) {
    const auto inside =
        std::find_if(path.begin(), path.end(), [](const fs::path& part) { return part != ".."; });
    return std::find(inside, path.end(), "..") != path.end();
}

Target folder_target(const OutputOptions& options) {
    const std::string_view stem = options.format->film ? options.film_name : options.names;
    const std::string names = fmt::format("{}.{}", stem, options.format->name);
    return {.kind = options.format->film ? Target::Kind::file : Target::Kind::batch,
            .folder = folder_path(options.target, options),
            .names = NamePattern(names, options.fields, index_width(options)),
            .makes_folder = true};
}

Target named_target(const OutputOptions& options) {
    const std::size_t slash = options.target.rfind('/');
    const std::size_t name_at = slash == std::string::npos ? 0 : slash + 1;
    const NamePattern names(options.target.substr(name_at), options.fields, index_width(options));
    const bool is_batch = !names.varying().empty();
    if (is_batch && options.format->film)
        throw std::invalid_argument(options.target + ": a film is one file; leave out " + names.varying());
    const fs::path folder = folder_path(options.target.substr(0, name_at), options);
    if (is_batch && climbs_out(folder)) {
        throw std::invalid_argument(options.target +
                                    ": leaves the folder that it names; write it without ..");
    }
    return {.kind = is_batch ? Target::Kind::batch : Target::Kind::file, .folder = folder, .names = names};
}

/// Opens an output to one file or standard output. Throws as open_output().
std::unique_ptr<Output> open_one_file(const OutputOptions& options, const Target& target) {
    const Format& format = *options.format;
    const Access access = format.seeks ? Access::seeking : Access::forward;
    const PictureCount count = format.film || format.pages ? PictureCount::some : PictureCount::one;
    std::unique_ptr<PictureWriter> writer = format.writer(options);
    if (target.kind == Target::Kind::standard_output)
        return std::make_unique<OneFileOutput>(std::move(writer), count, open_standard_output(access), "");
    prepare_folder(target);
    const std::filesystem::path path = target.file();
    auto stream =
        open_output_stream(path.string(), options.force ? Existing::replace : Existing::keep, access);
    return std::make_unique<OneFileOutput>(std::move(writer), count, std::move(stream), path);
}

}  // namespace

void check_options(const OutputOptions& options) {
    if (!options.format)
        throw std::invalid_argument("output: has no format; choose one");
    const Format& format = *options.format;
    const Look& look = options.look;
    if (look.width > format.pictures.max_side || look.height > format.pictures.max_side) {
        throw std::invalid_argument(
            fmt::format("size {}x{}: {} pictures have sides of at most {} pixels; choose a smaller size",
                        look.width, look.height, format.name, format.pictures.max_side));
    }
    if (look.theme.background.alpha < 255 && !format.pictures.transparent) {
        throw std::invalid_argument(
            fmt::format("background: {} cannot be transparent; choose a color, or {}", format.name,
                        format_names([](const Format& row) { return row.pictures.transparent; })));
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
                                             : open_one_file(options, where);
}

Target target(const OutputOptions& options) {
    if (options.target.empty())
        throw std::invalid_argument("output: has no name; give a file, a folder like boards/, or -");
    if (options.target == "-")
        return {.kind = Target::Kind::standard_output, .folder = {}, .names = NamePattern("", {}, 0)};
    std::error_code none;
    const bool folder = options.target.ends_with('/') || fs::is_directory(options.target, none);
    return folder ? folder_target(options) : named_target(options);
}

void prepare_folder(const Target& target) {
    if (target.makes_folder)
        make_folders(target.folder);
}

}  // namespace queenreel
