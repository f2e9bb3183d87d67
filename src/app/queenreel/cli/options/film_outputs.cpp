#include "queenreel/cli/options/film_outputs.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "queenreel/base/table.h"
#include "queenreel/base/text.h"
#include "queenreel/cli/errors.h"
#include "queenreel/cli/options/value.h"
#include "queenreel/cli/speech.h"
#include "queenreel/studio/clip_cuts.h"

namespace queenreel {
namespace {

constexpr std::string_view track = "track";
constexpr std::string_view picture = "picture";
constexpr std::string_view first_track = "track:";

/// Returns true if the path, an output of a film, is for a picture or a document with pages.
bool is_picture(std::string_view path) {
    const Format* format = format_of(path);
    return format && !moving_format(*format);
}

/// Stores --output. A picture among a film's outputs is for --poster; with pages, it is for --steps.
void store_output(FilmOutputs& outputs, const Given& given) {
    const std::string path(given.text);
    outputs.names_output = true;
    if (!is_picture(path)) {
        outputs.films.push_back(path);
        return;
    }
    std::string& named = format_of(path)->pages ? outputs.steps : outputs.poster;
    if (!named.empty())
        throw UsageError(
            said("{option}: {file} and {other} are both the poster; give one", given.what, named, path));
    named = path;
}

std::string parse_poster(std::string_view what, std::string_view text) {
    const Format* format = format_of(text);
    if (!format || !still_format(*format))
        throw UsageError(said("{option}: '{value}' is not a picture; name a .png, .svg or .pdf", what, text));
    return std::string(text);
}

std::vector<std::string_view> caption_values() {
    std::vector<std::string_view> names = row_names(caption_formats());
    names.push_back(track);
    names.push_back(picture);
    return names;
}

std::vector<std::string> caption_suggestions() {
    const std::vector<std::string_view> values = caption_values();
    return {values.begin(), values.end()};
}

Words parse_track(std::string_view what, std::string_view tag) {
    if (const Language* language = find_row(languages(), tag))
        return Words(*language);
    throw UsageError(said("{option}: there is no track '{language}'; {advice}", what, tag,
                          said_choices(tag, row_names(languages()))));
}

/// Stores --captions, such as `vtt,track:en,de`: each language after a track is another track.
void store_captions(FilmOutputs& outputs, const Given& given) {
    const std::vector<std::string_view> values = caption_values();
    bool names_tracks = false;
    for (const std::string_view name : parse_names(given.what, given.text)) {
        if (name.empty())
            throw UsageError(
                said("{option}: a name is missing; {advice}", given.what, said_choices(name, values)));
        const bool begins = name.starts_with(first_track);
        const bool is_value = std::ranges::find(values, name) != values.end();
        names_tracks = begins || (names_tracks && !is_value);
        if (names_tracks)
            outputs.track_languages.push_back(
                parse_track(given.what, begins ? name.substr(first_track.size()) : name));
        else if (!is_value)
            throw UsageError(said("{option}: there is no '{name}'; {advice}", given.what, name,
                                  said_choices(name, values)));
        if (names_tracks || name == track)
            outputs.captions_in_track = true;
        else if (name == picture)
            outputs.captions_in_picture = true;
        else
            outputs.captions.push_back(&*std::ranges::find(caption_formats(), name, &CaptionFormatRow::name));
    }
}

std::string parse_clips(std::string_view what, std::string_view text) {
    if (text == "-")
        throw UsageError(said("{option}: this is not a folder; name one", what));
    return std::string(text);
}

std::string parse_pages(std::string_view what, std::string_view text) {
    const Format* format = format_of(text);
    if (!format || !format->pages)
        throw UsageError(
            said("{option}: '{value}' is not a document with pages; name a .pdf or .pptx, or use queenreel "
                 "render --story for other formats",
                 what, text));
    return std::string(text);
}

/// Parses a folder or a pattern. Throws UsageError.
std::string parse_sequence(std::string_view what, std::string_view text) {
    if (text == "-")
        throw UsageError(
            said("{option}: this is not a folder; name one, or a pattern such as frame-{{index}}.png", what));
    const bool pattern = text.find("{index}") != std::string_view::npos;
    if (const Format* format = format_of(text); format && format != &exact_format())
        throw UsageError(
            said("{option}: frames are PNGs, not {format}; name a folder, or frame-{{index}}.png", what,
                 format->name));
    if (!pattern && format_of(text))
        throw UsageError(
            said("{option}: {value} is one file; name a folder, or frame-{{index}}.png", what, text));
    return pattern || text.ends_with('/') ? std::string(text) : std::string(text) + "/";
}

/// The format for planning a film if only frames or steps are written: it can do all that pictures can.
const Format& format_of_planned_film() {
    return *find_format("mov");
}

/// Returns true if pictures are written, but neither the film nor clips.
bool asks_for_pictures_only(const FilmOutputs& outputs) {
    return outputs.films.empty() && outputs.clips.empty() &&
           !(outputs.frames.empty() && outputs.steps.empty());
}

/// Returns the destination of the first film, or of the planned one if only pictures are written. Throws
/// UsageError.
Destination first_destination(const FilmOutputs& outputs, const Format* asked) {
    if (outputs.films.empty() && outputs.steps.empty() && outputs.names_output)
        throw UsageError(said("{file}: {format} is a picture; use queenreel render, or name the film, too",
                              outputs.poster, format_of(outputs.poster)->name));
    const Format& fallback = asked                             ? *asked
                             : asks_for_pictures_only(outputs) ? format_of_planned_film()
                                                               : default_format(Medium::film);
    return destination_of(outputs.films.empty() ? "" : outputs.films.front(), asked, Medium::film, fallback);
}

}  // namespace

std::vector<Option> film_output_row() {
    return {output_row(repeatable(stored(store_output)),
                       "a file, a folder/, or - for standard output (with --format); repeat it for several "
                       "formats: -o x.mp4 -o x.svg; a .png becomes the poster, a .pdf or .pptx the steps",
                       default_path(Medium::film, default_format(Medium::film)))};
}

std::vector<Option> film_format_row() {
    return in_words(with_value(rows_named(document_rows(), {"format"}), "format", format_value(Medium::film)),
                    {{.option = "format", .default_note = std::string(default_format(Medium::film).name)}});
}

std::vector<Option> embedding_rows() {
    std::vector<Option> rows{
        {.name = "poster",
         .argument = "FILE",
         .value = parsed(&FilmOutputs::poster, parse_poster),
         .help = "also write the first solution shown, or else the end, as a .png, .svg or .pdf of the "
                 "film's size"},
        {.name = "snippets",
         .argument = "NAMES",
         .value = names(&FilmOutputs::snippets, snippet_rows(), parse_names),
         .help = "text that embeds the film elsewhere, in a file next to it: an html element, a slide for "
                 "reveal.js, a Beamer frame with the pages of --steps, chapters for a video's description, "
                 "as a table, or, for video editors, as an edit decision list or Final Cut Pro XML; several, "
                 "separated by commas"},
    };
    return in_group(output_group, std::move(rows));
}

std::vector<Option> side_output_rows() {
    std::vector<Option> rows{
        {.name = "captions",
         .argument = "NAMES",
         .value = as_list(suggesting(caption_suggestions(), stored(store_captions))),
         .help = "captions as text: a file next to the film, vtt or srt, or a track in an mp4, webm or mov; "
                 "track:en,de,es adds a track in each of these languages (list languages); picture leaves "
                 "them in the pictures of a film with a voice, too; several, separated by commas",
         .also = "subtitles srt vtt"},
        {.name = "transcript",
         .argument = "NAMES",
         .value = names(&FilmOutputs::transcripts, transcript_formats(), parse_names),
         .help = "the film as text for readers who cannot see it, in a file next to the film: what it says, "
                 "what the pictures show and which line of code runs; several, separated by commas"},
        {.name = "clips",
         .argument = "FOLDER",
         .value = parsed(&FilmOutputs::clips, parse_clips),
         .help = "one film per chapter and a manifest.json; or a .pptx whose slides play them, 16:9 by "
                 "default; replaces the whole film unless --output names it",
         .also = "chapters"},
        {.name = "clips-at",
         .argument = "MOMENT",
         .value = name(&FilmOutputs::clip_cut, clip_cuts()),
         .help = "with --clips: end a clip at each such moment, where you stop to talk, instead of at "
                 "chapters; step is every moment"},
        {.name = "frames",
         .argument = "FOLDER",
         .value = parsed(&FilmOutputs::frames, parse_sequence),
         .help = "one PNG per frame at the rate of --fps, numbered from 000001, for editors; a folder, or a "
                 "pattern such as frame-{index}.png; replaces the film unless --output names it"},
        {.name = "steps",
         .argument = "FILE",
         .value = parsed(&FilmOutputs::steps, parse_pages),
         .help = "a .pdf page or .pptx slide per step, every step unless --duration is given; replaces the "
                 "film unless --output names it",
         .also = "slides pages"},
    };
    return in_group(output_group, std::move(rows));
}

std::vector<Rule> side_output_rules() {
    return {{.option = "clips-at",
             .needs = {"clips"},
             .message = "there are no clips to cut; name their folder with --clips"},
            {.option = "captions",
             .allowed = by(writes_film),
             .message = "it needs a film; name one with --output",
             .example = "--clips clips"},
            {.option = "transcript",
             .allowed = by(writes_film),
             .message = "it needs a film; name one with --output",
             .example = "--clips clips"},
            {.option = "poster",
             .allowed = by(writes_film),
             .message = "a poster needs a film; name one with --output",
             .example = "--clips clips"}};
}

bool writes_film(const FilmOutputs& outputs) {
    return !outputs.films.empty() ||
           (outputs.clips.empty() && outputs.steps.empty() && outputs.frames.empty());
}

std::vector<Destination> film_destinations(const FilmOutputs& outputs, const Format* asked) {
    std::vector<Destination> all{first_destination(outputs, asked)};
    for (std::size_t i = 1; i < outputs.films.size(); ++i)
        all.push_back({&format_of_file(outputs.films[i], Medium::film), outputs.films[i]});
    if (all.size() == 1)
        return all;
    for (const Destination& one : all) {
        if (one.path == "-" || is_folder(one.path))
            throw UsageError(
                said("--output: {file} has no extension of its own among several outputs; name a file",
                     one.path == "-" ? said("standard output") : one.path));
        if (one.format->plays)
            throw UsageError(
                said("--output: {file} plays the story itself and is written alone; leave out the others",
                     one.path));
        if (std::ranges::count(all, one.path, &Destination::path) > 1)
            throw UsageError(said("--output: {file} is given twice; give it once", one.path));
    }
    return all;
}

namespace {

constexpr std::string_view size_field = "{n}";

/// Returns pointers to all output names of the options.
template <typename Outputs>
auto names_in(Outputs& outputs) {
    std::vector<decltype(&outputs.poster)> names{&outputs.poster, &outputs.clips, &outputs.frames,
                                                 &outputs.steps};
    for (auto& film : outputs.films)
        names.push_back(&film);
    return names;
}

}  // namespace

void check_names_of_sizes(const FilmOutputs& outputs, const Range& sizes) {
    for (const std::string* name : names_in(outputs))
        if (!name->empty() && name->find(size_field) == std::string::npos) {
            const std::size_t dot = std::min(name->rfind('.'), name->size());
            throw UsageError(said("--output: {file} is one file for {count} sizes; write {begin}-{{n}}{end}",
                                  *name, sizes.max - sizes.min + 1, name->substr(0, dot), name->substr(dot)));
        }
}

void put_size_into_names(FilmOutputs& outputs, int n, const Format& format) {
    if (std::ranges::all_of(names_in(outputs), &std::string::empty))
        outputs.films.push_back(fmt::format("queens-{}.{}", size_field, extension_of(format)));
    for (std::string* name : names_in(outputs))
        *name = replaced(std::move(*name), size_field, std::to_string(n));
}

}  // namespace queenreel
