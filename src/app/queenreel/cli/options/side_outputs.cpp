#include "queenreel/cli/options/side_outputs.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <utility>

#include "queenreel/cli/errors.h"
#include "queenreel/cli/options/embedding.h"
#include "queenreel/encode/clips.h"
#include "queenreel/encode/open.h"
#include "queenreel/encode/relay.h"

namespace queenreel {
namespace {

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

/// One that is all of them.
std::unique_ptr<Output> one_of(std::vector<std::unique_ptr<Output>> outputs) {
    return outputs.size() == 1 ? std::move(outputs.front()) : open_tee(std::move(outputs));
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
