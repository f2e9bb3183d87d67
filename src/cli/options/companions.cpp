#include "cli/options/companions.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <utility>

#include "cli/errors.h"
#include "cli/options/values.h"
#include "encode/clips.h"
#include "encode/open.h"
#include "encode/tee.h"

namespace queenreel {
namespace {

constexpr std::string_view group = "Where it goes";
constexpr std::string_view track = "track";

std::vector<std::string_view> caption_values() {
    std::vector<std::string_view> names;
    for (const CaptionFormatRow& row : caption_formats())
        names.push_back(row.name);
    names.push_back(track);
    return names;
}

OutputOptions parse_clips(std::string_view path, const OutputOptions& film) {
    namespace fs = std::filesystem;
    std::error_code none;
    if (path.empty() || path == "-")
        throw UsageError("--clips: it is no folder; name one");
    if (fs::exists(path, none) && !fs::is_directory(path, none))
        throw FailedError(fmt::format("{}: it is a file, and clips need a folder; name another", path));
    OutputOptions clips = film;
    clips.target = path.ends_with('/') ? std::string(path) : std::string(path) + "/";
    return clips;
}

/// The film's name with another extension.
std::string beside(const OutputOptions& film, std::string_view extension) {
    if (film.target == "-")
        throw UsageError(fmt::format(
            "--captions: {} stands beside a film, and standard output has no name; write to a file",
            extension));
    try {
        return target(film).file().replace_extension(extension).string();
    } catch (const std::invalid_argument& error) {
        throw UsageError(error.what());
    }
}

void parse_captions(const Arguments& arguments, Companions& companions, OutputOptions& film) {
    const auto text = arguments.value("captions");
    const auto names = text ? split_list(*text) : std::vector<std::string_view>{};
    for (const std::string_view name : names) {
        if (!companions.film)
            throw UsageError("--captions: they go with a film; give its name with --output");
        if (std::ranges::count(names, name) > 1)
            throw UsageError(fmt::format("--captions: {} is there twice; give it once", name));
        if (name == track && !film.format->film->text_tracks)
            throw UsageError(fmt::format(
                "--captions: {} has no track for them; give vtt or srt, or write an {}", film.format->name,
                film_format_names([](const FilmFormat& row) { return row.text_tracks; })));
        if (name == track)
            film.caption_track = true;
        else
            companions.captions.push_back(
                {.path = beside(film, name), .format = *find_caption_format(name), .force = film.force});
    }
}

OutputOptions parse_steps(std::string_view path, const OutputOptions& film) {
    const Format* format = format_of(path);
    if (!format || !format->pages || path.empty())
        throw UsageError(
            fmt::format("--steps: '{}' is no document of pages; name a .pdf, or use queenreel "
                        "render --story for other formats",
                        path));
    OutputOptions steps = film;
    steps.format = format;
    steps.target = path;
    steps.caption_track = false;
    steps.fps.reset();
    return steps;
}

}  // namespace

std::vector<Option> companion_options() {
    return {
        {.name = "captions",
         .argument = "NAMES",
         .help = "what is told also as text: a file beside the film, or a track in an mp4, or several with "
                 "commas",
         .group = group,
         .values = caption_values,
         .list = true},
        {.name = "clips",
         .argument = "FOLDER",
         .help =
             "a film for each chapter and manifest.json, in place of the one film unless --output names it",
         .group = group},
        {.name = "steps",
         .argument = "FILE",
         .help = "a .pdf with a page a step, in place of the film unless --output names it",
         .group = group},
    };
}

Companions parse_companions(const Arguments& arguments, OutputOptions& options) {
    Companions companions;
    const auto clips = arguments.value("clips");
    const auto steps = arguments.value("steps");
    companions.film = arguments.has("output") || (!clips && !steps);
    parse_captions(arguments, companions, options);
    if (clips)
        companions.clips = parse_clips(*clips, options);
    if (steps)
        companions.steps = parse_steps(*steps, options);
    return companions;
}

std::unique_ptr<Output> open_all(const OutputOptions& film, const Companions& companions) {
    std::vector<std::unique_ptr<Output>> outputs;
    if (companions.film)
        outputs.push_back(open_output(film));
    for (const CaptionOptions& captions : companions.captions)
        outputs.push_back(open_captions(captions));
    if (companions.clips)
        outputs.push_back(open_clips(*companions.clips));
    if (companions.steps)
        outputs.push_back(without_in_betweens(open_output(*companions.steps)));
    return outputs.size() == 1 ? std::move(outputs.front()) : open_tee(std::move(outputs));
}

}  // namespace queenreel
