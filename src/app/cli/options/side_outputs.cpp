#include "cli/options/side_outputs.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <utility>

#include "cli/clip_cuts.h"
#include "cli/errors.h"
#include "cli/options/embedding.h"
#include "cli/options/look.h"
#include "cli/options/values.h"
#include "encode/clips.h"
#include "encode/frame_sequence.h"
#include "encode/open.h"
#include "encode/target.h"
#include "encode/tee.h"

namespace queenreel {
namespace {

constexpr std::string_view outputs_group = "Output";
constexpr std::string_view track = "track";

std::vector<std::string_view> caption_values() {
    std::vector<std::string_view> names = names_of(caption_formats());
    names.push_back(track);
    return names;
}

void store_captions(Request& request, std::string_view what, std::string_view text) {
    for (const std::string_view name : parse_names(what, text))
        if (name == track)
            request.caption_track = true;
        else
            request.captions.emplace_back(name);
}

/// A folder, or a deck whose slides play the clips.
std::string parse_clips(std::string_view what, std::string_view text) {
    if (const Format* format = format_of(text); format && format->name == "pptx")
        return std::string(text);
    if (text.empty() || text == "-")
        throw UsageError(fmt::format("{}: this is not a folder; name one", what));
    return text.ends_with('/') ? std::string(text) : std::string(text) + "/";
}

std::string parse_pages(std::string_view what, std::string_view text) {
    const Format* format = format_of(text);
    if (!format || !format->pages)
        throw UsageError(fmt::format(
            "{}: '{}' is not a document with pages; name a .pdf or .pptx, or use queenreel render --story "
            "for other formats",
            what, text));
    return std::string(text);
}

/// Throws UsageError where the film has the name of one of its clips.
void check_film_apart(const OutputOptions& film, const OutputOptions& clips) {
    namespace fs = std::filesystem;
    if (film.target == "-")
        return;
    try {
        std::error_code none;
        const fs::path file = fs::weakly_canonical(target(film).file(), none);
        const fs::path folder = fs::weakly_canonical(target(clips).folder / "", none);
        const NamePattern names(fmt::format("{}.{}", clips.names, clips.format->name), clips.fields, 2);
        if (file.parent_path() / "" == folder / "" && names.number(file.filename().string()))
            throw UsageError(fmt::format(
                "--output: {} is the name of one of the clips; choose another name or another folder",
                film.target));
    } catch (const std::invalid_argument& error) {
        throw UsageError(error.what());
    }
}

/// Throws UsageError where there is more to go on with than clips.
void check_resume(const Request& request, const SideOutputs& side) {
    if (request.resume && (side.film || side.steps || side.sequence || !side.clips || side.clips->clips))
        throw UsageError(
            "--resume: it goes on with clips, and any other file is written whole or not at all; give "
            "--clips without "
            "--output and --steps, or leave it out");
}

/// A deck whose slides play the clips, as large as the film.
OutputOptions film_deck_of(const Request& request, const OutputOptions& film) {
    if (film.format->name != "mp4")
        throw UsageError(fmt::format("--clips: a pptx plays mp4, not {}; write an mp4, or name a folder",
                                     film.format->name));
    OutputOptions deck = film;
    deck.format = format_of(request.clips);
    deck.clips = film.format;
    if (!request.gave("size")) {
        deck.look.width = 1920;
        deck.look.height = 1080;
    }
    deck.target = request.clips;
    deck.caption_track = false;
    return deck;
}

OutputOptions clips_of(const Request& request, const OutputOptions& film) {
    namespace fs = std::filesystem;
    std::error_code none;
    if (!request.clips.ends_with('/'))
        return film_deck_of(request, film);
    const std::string_view name = request.text("clips");
    if (fs::exists(name, none) && !fs::is_directory(name, none))
        throw FailedError(
            fmt::format("{}: this is a file, but clips need a folder; choose another name", name));
    OutputOptions clips = film;
    clips.target = request.clips;
    return clips;
}

std::vector<CaptionOptions> captions_of(const Request& request, const OutputOptions& film) {
    std::vector<CaptionOptions> captions;
    for (const std::string_view name : request.captions)
        captions.push_back(
            {.path = beside(film, name), .format = *find_caption_format(name), .force = film.force});
    return captions;
}

/// Pages are as large as those of render.
OutputOptions steps_of(const Request& request, const OutputOptions& film) {
    OutputOptions steps = film;
    steps.format = format_of(request.steps);
    const Look look = look_of(request, *steps.format);
    steps.look.width = look.width;
    steps.look.height = look.height;
    steps.target = request.steps;
    steps.caption_track = false;
    steps.fps.reset();
    return steps;
}

/// A folder, or a pattern.
std::string parse_sequence(std::string_view what, std::string_view text) {
    if (text.empty() || text == "-")
        throw UsageError(
            fmt::format("{}: this is no folder; name one, or a pattern such as frame-{{index}}.png", what));
    const bool pattern = text.find("{index}") != std::string_view::npos;
    if (const Format* format = format_of(text); format && format->name != "png")
        throw UsageError(fmt::format("{}: frames are PNGs, not {}; name a folder, or frame-{{index}}.png",
                                     what, format->name));
    if (!pattern && format_of(text))
        throw UsageError(
            fmt::format("{}: {} is one file; name a folder, or frame-{{index}}.png", what, text));
    return pattern || text.ends_with('/') ? std::string(text) : std::string(text) + "/";
}

/// A film's frames, a PNG each.
OutputOptions sequence_of(const Request& request, const OutputOptions& film) {
    if (!film.fps)
        throw UsageError("--frames: frames need a rate; give one, such as --fps 30");
    OutputOptions sequence = film;
    sequence.format = find_format("png");
    sequence.target = request.frames;
    sequence.names = "{index}";
    sequence.caption_track = false;
    return sequence;
}

/// One that is all of them.
std::unique_ptr<Output> one_of(std::vector<std::unique_ptr<Output>> outputs) {
    return outputs.size() == 1 ? std::move(outputs.front()) : open_tee(std::move(outputs));
}

}  // namespace

std::vector<Option> side_output_options() {
    return {
        {.name = "captions",
         .argument = "NAMES",
         .help = "captions as text: a file next to the film, or a track in an mp4, webm or mov; several, by "
                 "commas",
         .group = outputs_group,
         .values = caption_values,
         .list = true,
         .store = store_captions},
        {.name = "clips",
         .argument = "FOLDER",
         .help =
             "a film of each chapter, with a manifest.json; or a .pptx whose slides play them, 16:9 where no "
             "--size is given; replaces the whole film unless --output names it",
         .group = outputs_group,
         .store = into<&Request::clips, parse_clips>},
        {.name = "clips-at",
         .argument = "MOMENT",
         .help = "with --clips: end a clip with each such moment, to stop there and talk, instead of at "
                 "chapters; "
                 "step is every moment",
         .group = outputs_group,
         .values = [] { return names_of(clip_cuts()); },
         .store = named<&Request::clip_cut, find_clip_cut>},
        {.name = "frames",
         .argument = "FOLDER",
         .help = "the film as a PNG a frame, numbered from 000001, for editors, at the rate of --fps; or a "
                 "pattern "
                 "such as frame-{index}.png; replaces the film unless --output names it",
         .group = outputs_group,
         .store = into<&Request::frames, parse_sequence>},
        {.name = "steps",
         .argument = "FILE",
         .help = "a .pdf or .pptx with a page or slide per step, all of them unless --duration is given; "
                 "replaces the film "
                 "unless "
                 "--output names it",
         .group = outputs_group,
         .store = into<&Request::steps, parse_pages>},
    };
}

std::vector<Rule> side_output_rules() {
    return {{.option = "clips-at",
             .needs = {"clips"},
             .message = "there are no clips to cut; name their folder with --clips"},
            {.option = "captions",
             .allowed = writes_film,
             .message = "there is no film to go with; name one with --output",
             .example = "--clips clips"},
            {.option = "poster",
             .allowed = writes_film,
             .message = "there is no film for it to stand for; name one with --output",
             .example = "--clips clips"}};
}

bool writes_film(const Request& request) {
    return !request.output.empty() ||
           (request.clips.empty() && request.steps.empty() && request.frames.empty());
}

SideOutputs side_outputs_of(const Request& request, std::span<const OutputOptions> films) {
    const OutputOptions& film = films.front();
    SideOutputs side;
    side.film = writes_film(request);
    side.captions = captions_of(request, film);
    if (request.gave("clips"))
        side.clips = clips_of(request, film);
    if (!request.poster.empty())
        side.poster = poster_of_film(request, film);
    if (!request.frames.empty())
        side.sequence = sequence_of(request, film);
    if (!request.steps.empty())
        side.steps = steps_of(request, film);
    for (const std::string_view name : request.snippets)
        side.snippets.push_back(snippet_of(*std::ranges::find(snippet_rows(), name, &SnippetRow::name),
                                           request, side.film ? films : films.first(0), side.steps));
    if (side.film && side.clips && !side.clips->clips)
        check_film_apart(film, *side.clips);
    check_resume(request, side);
    return side;
}

std::unique_ptr<Output> open_all(std::vector<OutputOptions> films, SideOutputs& side) {
    std::vector<std::unique_ptr<Output>> outputs;
    if (films.size() > 1)
        share_painters(films);
    if (side.film)
        for (const OutputOptions& film : films)
            outputs.push_back(open_output(film));
    if (side.poster)
        outputs.push_back(open_poster(*side.poster));
    for (const CaptionOptions& captions : side.captions)
        outputs.push_back(open_captions(captions));
    if (side.clips)
        outputs.push_back(side.clips->clips ? open_output(*side.clips) : open_clips(*side.clips));
    if (side.sequence)
        outputs.push_back(open_frame_sequence(*side.sequence));
    std::vector<std::unique_ptr<Output>> pages;
    if (side.steps)
        pages.push_back(open_output(*side.steps));
    for (SnippetOptions& snippet : side.snippets) {
        snippet.width = films.front().look.width;
        snippet.height = films.front().look.height;
        (snippet.document.empty() ? outputs : pages).push_back(open_snippet(snippet));
    }
    if (side.steps && side.steps_frames)
        outputs.push_back(with_own_frames(one_of(std::move(pages)), *std::exchange(side.steps_frames, {})));
    else if (side.steps)
        outputs.push_back(without_in_betweens(one_of(std::move(pages))));
    return one_of(std::move(outputs));
}

}  // namespace queenreel
