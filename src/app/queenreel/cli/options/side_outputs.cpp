#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <utility>

#include "queenreel/cli/errors.h"
#include "queenreel/cli/options/film_args.h"
#include "queenreel/encode/open.h"
#include "queenreel/studio/side_outputs.h"

namespace queenreel {
namespace {

/// Throws UsageError where the film has the name of one of its clips.
void check_film_apart(const OutputOptions& film, const OutputOptions& clips) {
    namespace fs = std::filesystem;
    if (film.target == "-")
        return;
    std::error_code none;
    const fs::path file = fs::weakly_canonical(target(film).file(), none);
    const fs::path folder = fs::weakly_canonical(target(clips).folder / "", none);
    const NamePattern names(fmt::format("{}.{}", clips.names, clips.format->name), clips.fields, 2);
    if (file.parent_path() / "" == folder / "" && names.number(file.filename().string()))
        throw UsageError(
            fmt::format("--output: {} is the name of one of the clips; choose another name or another folder",
                        film.target));
}

/// Throws UsageError where there is more to go on with than clips.
void check_resume(const AnimateArgs& args, const SideOutputs& side) {
    if (args.resume && (side.film || side.steps || side.sequence || !side.clips || side.clips->clips))
        throw UsageError(
            "--resume: it goes on with clips, and any other file is written whole or not at all; give "
            "--clips without "
            "--output and --steps, or leave it out");
}

/// A deck whose slides play the clips, as large as the film.
OutputOptions film_deck_of(const AnimateArgs& args, const OutputOptions& film) {
    if (film.format->name != "mp4")
        throw UsageError(fmt::format("--clips: a pptx plays mp4, not {}; write an mp4, or name a folder",
                                     film.format->name));
    OutputOptions deck = film;
    deck.format = format_of(args.clips);
    deck.clips = film.format;
    if (!args.size) {
        deck.look.width = 1920;
        deck.look.height = 1080;
    }
    deck.target = args.clips;
    deck.caption_track = false;
    return deck;
}

OutputOptions clips_of(const AnimateArgs& args, const OutputOptions& film) {
    namespace fs = std::filesystem;
    std::error_code none;
    const std::string& name = args.clips;
    if (is_deck(name))
        return film_deck_of(args, film);
    if (fs::exists(name, none) && !fs::is_directory(name, none))
        throw FailedError(
            fmt::format("{}: this is a file, but clips need a folder; choose another name", name));
    OutputOptions clips = film;
    clips.target = name.ends_with('/') ? name : name + "/";
    return clips;
}

/// The film's name with another extension. Throws UsageError where it has none.
std::string beside(const OutputOptions& film, std::string_view extension) {
    if (film.target == "-")
        throw UsageError(fmt::format(
            "--captions: a {} file is named after the film, but standard output has no name; write to a file",
            extension));
    return target(film).file().replace_extension(extension).string();
}

std::vector<CaptionOptions> captions_of(const AnimateArgs& args, const OutputOptions& film) {
    std::vector<CaptionOptions> captions;
    for (const CaptionFormatRow* row : args.captions)
        captions.push_back({.path = beside(film, row->name), .format = row->format, .force = film.force});
    return captions;
}

/// Pages are as large as those of render.
OutputOptions steps_of(const AnimateArgs& args, const OutputOptions& film) {
    OutputOptions steps = film;
    steps.format = format_of(args.steps);
    const Look look = look_of(args, *steps.format);
    steps.look.width = look.width;
    steps.look.height = look.height;
    steps.target = args.steps;
    steps.caption_track = false;
    steps.fps.reset();
    return steps;
}

/// A film's frames, a PNG each.
OutputOptions sequence_of(const AnimateArgs& args, const OutputOptions& film) {
    if (!film.fps)
        throw UsageError("--frames: frames need a rate; give one, such as --fps 30");
    OutputOptions sequence = film;
    sequence.format = find_format("png");
    sequence.target = args.frames;
    sequence.names = "{index}";
    sequence.caption_track = false;
    return sequence;
}

/// The poster of a film, as large as it.
OutputOptions poster_of_film(const FilmOutputs& outputs, const OutputOptions& film) {
    OutputOptions poster = film;
    poster.format = still_format(*format_of(outputs.poster));
    poster.target = outputs.poster;
    poster.caption_track = false;
    poster.fps.reset();
    return poster;
}

/// A file as seen from the folder of another one.
std::string seen_from(const std::string& other, const std::string& file) {
    namespace fs = std::filesystem;
    return fs::absolute(file).lexically_relative(fs::absolute(other).parent_path()).generic_string();
}

std::string next_to(const std::string& file, const SnippetRow& row) {
    return std::filesystem::path(file).replace_extension().string() + std::string(row.ending);
}

/// Throws UsageError for a name that LaTeX reads as something else.
void check_latex_name(const std::string& name) {
    constexpr std::string_view special = "\\%#{}~^$&";
    if (name.find_first_of(special) != std::string::npos)
        throw UsageError(
            fmt::format("--snippets: LaTeX cannot read the name {}; leave out characters such as {}", name,
                        name[name.find_first_of(special)]));
}

SnippetOptions snippet_of_steps(const SnippetRow& row, const AnimateArgs& args,
                                const std::optional<OutputOptions>& steps) {
    if (!steps || steps->format->name != "pdf")
        throw UsageError(
            fmt::format("--snippets: {} shows a .pdf of steps; name one with --steps", row.name));
    const std::string document = seen_from(steps->target, steps->target);
    check_latex_name(document);
    return {.path = next_to(steps->target, row),
            .snippet = row.snippet,
            .document = document,
            .force = args.force};
}

/// A snippet next to what it shows: the first of the films, of which there may be none, or their steps.
SnippetOptions snippet_of(const SnippetRow& row, const AnimateArgs& args,
                          std::span<const OutputOptions> films, const std::optional<OutputOptions>& steps) {
    if (row.snippet == Snippet::beamer)
        return snippet_of_steps(row, args, steps);
    if (films.empty() || films.front().target == "-" || films.front().format->plays)
        throw UsageError(fmt::format(
            "--snippets: there is no file of a film for {} to show; name one with --output", row.name));
    const std::string file = target(films.front()).file().string();
    SnippetOptions snippet{.path = next_to(file, row), .snippet = row.snippet, .force = args.force};
    for (const OutputOptions& film : films)
        snippet.films.push_back(seen_from(file, target(film).file().string()));
    if (!args.poster.empty())
        snippet.poster = seen_from(file, args.poster);
    if (std::ranges::find(args.captions, "vtt", &CaptionFormatRow::name) != args.captions.end())
        snippet.captions = seen_from(file, beside(films.front(), "vtt"));
    return snippet;
}

}  // namespace

SideOutputs side_outputs_of(const AnimateArgs& args, std::span<const OutputOptions> films) {
    const OutputOptions& film = films.front();
    SideOutputs side;
    side.film = writes_film(args);
    side.captions = captions_of(args, film);
    if (!args.clips.empty())
        side.clips = clips_of(args, film);
    if (!args.poster.empty())
        side.poster = poster_of_film(args, film);
    if (!args.frames.empty())
        side.sequence = sequence_of(args, film);
    if (!args.steps.empty())
        side.steps = steps_of(args, film);
    for (const SnippetRow* row : args.snippets)
        side.snippets.push_back(snippet_of(*row, args, side.film ? films : films.first(0), side.steps));
    if (side.film && side.clips && !side.clips->clips)
        check_film_apart(film, *side.clips);
    check_resume(args, side);
    return side;
}

}  // namespace queenreel
