#include "queenreel/studio/side_spec.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <system_error>

#include "queenreel/base/spec_error.h"
#include "queenreel/encode/name_pattern.h"
#include "queenreel/encode/open.h"

namespace queenreel {
namespace {

/// Throws SpecError if the film has the name of one of its clips.
void check_film_apart(const OutputOptions& film, const OutputOptions& clips) {
    namespace fs = std::filesystem;
    if (film.target == "-")
        return;
    std::error_code none;
    const fs::path file = fs::weakly_canonical(target(film).file(), none);
    const fs::path folder = fs::weakly_canonical(target(clips).folder / "", none);
    const NamePattern names(fmt::format("{}.{}", clips.names, clips.format->name), clips.fields, 2);
    if (file.parent_path() / "" == folder / "" && names.number(file.filename().string()))
        throw SpecError("output", "", fmt::format("{} is the name of one of the clips", film.target),
                        "choose another name or another folder");
}

/// Throws SpecError if more than clips would be resumed.
void check_resume(const SideOutputs& side) {
    if (side.film || side.steps || side.sequence || !side.clips || side.clips->clips)
        throw SpecError("resume", "", "works with clips only",
                        "give {clips} without {output} and {steps}, or leave it out");
}

/// Returns a deck whose slides play the clips.
OutputOptions film_deck_of(const SideSpec& spec, const OutputOptions& film) {
    if (!film.format->film->in_slides)
        throw SpecError("clips", "", fmt::format("a pptx plays mp4, not {}", film.format->name),
                        "write an mp4, or name a folder");
    OutputOptions deck = film;
    deck.format = format_of(spec.clips);
    deck.clips = film.format;
    if (spec.deck_size.width > 0) {
        deck.look.width = spec.deck_size.width;
        deck.look.height = spec.deck_size.height;
    }
    deck.target = spec.clips;
    deck.caption_track = false;
    return deck;
}

OutputOptions clips_of(const SideSpec& spec, const OutputOptions& film) {
    if (is_deck(spec.clips))
        return film_deck_of(spec, film);
    OutputOptions clips = film;
    clips.target = spec.clips.ends_with('/') ? spec.clips : spec.clips + "/";
    return clips;
}

/// Returns the film's name with another extension. Throws SpecError about `field` if the film has no name.
std::string beside(const OutputOptions& film, std::string_view field, std::string_view extension) {
    if (film.target == "-")
        throw SpecError(
            field, "",
            fmt::format("a {} file is named after the film, but standard output has no name", extension),
            "write to a file");
    return target(film).file().replace_extension(extension).string();
}

std::vector<CaptionOptions> captions_of(const SideSpec& spec, const OutputOptions& film) {
    std::vector<CaptionOptions> captions;
    for (const CaptionFormatRow* row : spec.captions)
        captions.push_back(
            {.path = beside(film, "captions", row->name), .format = row->format, .force = film.force});
    return captions;
}

std::vector<TranscriptOptions> transcripts_of(const SideSpec& spec, const OutputOptions& film) {
    std::vector<TranscriptOptions> transcripts;
    for (const TranscriptFormatRow* row : spec.transcripts)
        transcripts.push_back({.path = beside(film, "transcript", row->ending.substr(1)),
                               .format = row,
                               .title = spec.film_title,
                               .force = film.force,
                               .words = film.words});
    return transcripts;
}

OutputOptions steps_of(const SideSpec& spec, const OutputOptions& film) {
    OutputOptions steps = film;
    steps.format = format_of(spec.steps);
    steps.look.width = spec.steps_size.width;
    steps.look.height = spec.steps_size.height;
    steps.target = spec.steps;
    steps.caption_track = false;
    steps.sound = false;
    steps.fps.reset();
    return steps;
}

/// Returns the output of a film's frames, one PNG each.
OutputOptions sequence_of(const SideSpec& spec, const OutputOptions& film) {
    if (!film.fps)
        throw SpecError("frames", "", "frames need a rate", "give one, such as {fps=30}");
    OutputOptions sequence = film;
    sequence.format = &exact_format();
    sequence.target = spec.frames;
    sequence.names = "{index}";
    sequence.caption_track = false;
    sequence.sound = false;
    return sequence;
}

/// Returns the poster of a film, in the film's size.
OutputOptions poster_of_film(const SideSpec& spec, const OutputOptions& film) {
    OutputOptions poster = film;
    poster.format = still_format(*format_of(spec.poster));
    poster.target = spec.poster;
    poster.caption_track = false;
    poster.sound = false;
    poster.fps.reset();
    return poster;
}

/// Returns the path of `file` relative to the folder of `other`.
std::string seen_from(const std::string& other, const std::string& file) {
    namespace fs = std::filesystem;
    return fs::absolute(file).lexically_relative(fs::absolute(other).parent_path()).generic_string();
}

std::string next_to(const std::string& file, const SnippetRow& row) {
    return std::filesystem::path(file).replace_extension().string() + std::string(row.ending);
}

/// Throws SpecError for a name that LaTeX would misread.
void check_latex_name(const std::string& name) {
    constexpr std::string_view special = "\\%#{}~^$&";
    const std::size_t at = name.find_first_of(special);
    if (at != std::string::npos)
        throw SpecError("snippets", "", fmt::format("LaTeX cannot read the name {}", name),
                        fmt::format("leave out characters such as {}",
                                    name[at] == '{' ? "{{" : std::string(1, name[at])));
}

SnippetOptions snippet_of_steps(const SnippetRow& row, const SideSpec& spec,
                                const std::optional<OutputOptions>& steps) {
    if (!steps || !steps->format->pages || steps->format->slides)
        throw SpecError("snippets", "", fmt::format("{} shows a .pdf of steps", row.name),
                        "name one with {steps}");
    const std::string document = seen_from(steps->target, steps->target);
    check_latex_name(document);
    return {.path = next_to(steps->target, row),
            .snippet = row.snippet,
            .title = spec.film_title,
            .document = document,
            .force = steps->force};
}

/// Returns a snippet next to the file that it shows: the first of `films`, which may be empty, or the steps.
SnippetOptions snippet_of(const SnippetRow& row, const SideSpec& spec, std::span<const OutputOptions> films,
                          const std::optional<OutputOptions>& steps) {
    if (row.snippet == Snippet::beamer)
        return snippet_of_steps(row, spec, steps);
    if (films.empty() || films.front().target == "-" || films.front().format->plays)
        throw SpecError("snippets", "", fmt::format("there is no file of a film for {} to show", row.name),
                        "name one with {output}");
    const std::string file = target(films.front()).file().string();
    SnippetOptions snippet{.path = next_to(file, row),
                           .snippet = row.snippet,
                           .title = spec.film_title,
                           .fps = films.front().fps.value_or(0),
                           .force = films.front().force,
                           .words = films.front().words};
    for (const OutputOptions& film : films)
        snippet.films.push_back(seen_from(file, target(film).file().string()));
    if (!spec.poster.empty())
        snippet.poster = seen_from(file, spec.poster);
    const auto captions = captions_of(spec, films.front());
    if (const auto vtt = std::ranges::find(captions, CaptionFormat::webvtt, &CaptionOptions::format);
        vtt != captions.end())
        snippet.captions = seen_from(file, vtt->path);
    const auto transcripts = transcripts_of(spec, films.front());
    const auto is_page = [](const TranscriptOptions& one) { return one.format->is_page; };
    if (const auto page = std::ranges::find_if(transcripts, is_page); page != transcripts.end())
        snippet.transcript = seen_from(file, page->path);
    return snippet;
}

}  // namespace

bool is_deck(std::string_view clips) {
    const Format* format = format_of(clips);
    return format && format->slides;
}

SideOutputs side_outputs_of(const SideSpec& spec, std::span<const OutputOptions> films) {
    const OutputOptions& film = films.front();
    SideOutputs side;
    side.film = spec.film;
    side.captions = captions_of(spec, film);
    side.transcripts = transcripts_of(spec, film);
    if (!spec.clips.empty())
        side.clips = clips_of(spec, film);
    if (!spec.poster.empty())
        side.poster = poster_of_film(spec, film);
    if (!spec.frames.empty())
        side.sequence = sequence_of(spec, film);
    if (!spec.steps.empty())
        side.steps = steps_of(spec, film);
    for (const SnippetRow* row : spec.snippets)
        side.snippets.push_back(snippet_of(*row, spec, side.film ? films : films.first(0), side.steps));
    if (side.film && side.clips && !side.clips->clips)
        check_film_apart(film, *side.clips);
    if (film.resume)
        check_resume(side);
    return side;
}

}  // namespace queenreel
