#include "queenreel/cli/options/embedding.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <stdexcept>

#include "queenreel/cli/errors.h"
#include "queenreel/encode/open.h"
#include "queenreel/encode/relay.h"
#include "queenreel/puzzle/attacks.h"

namespace queenreel {
namespace {

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

/// A solution that is marked as one, or any; no card, nor what only leads to another picture.
int poster_worth(const Frame& frame) {
    if (frame.in_between || frame.card)
        return -1;
    if (frame.board.size < 1)
        return 0;
    Board board(frame.board.size);
    bool marked = false;
    for (int row = 0; row < frame.board.size; ++row)
        for (int column = 0; column < frame.board.size; ++column) {
            const Cell& cell = cell_at(frame.board, row, column);
            marked |= cell.queen && cell.mark == Mark::solved;
            if (cell.queen)
                board.place({row, column});
        }
    return marked ? 2 : is_solution(board) ? 1 : 0;
}

}  // namespace

OutputOptions poster_of_film(const FilmOutputs& outputs, const OutputOptions& film) {
    OutputOptions poster = film;
    poster.format = still_format(*format_of(outputs.poster));
    poster.target = outputs.poster;
    poster.caption_track = false;
    poster.fps.reset();
    return poster;
}

std::unique_ptr<Output> open_poster(const OutputOptions& options) {
    return poster_of(open_output(options), poster_worth);
}

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

std::string beside(const OutputOptions& film, std::string_view extension) {
    if (film.target == "-")
        throw UsageError(fmt::format(
            "--captions: a {} file is named after the film, but standard output has no name; write to a file",
            extension));
    try {
        return target(film).file().replace_extension(extension).string();
    } catch (const std::invalid_argument& error) {
        throw UsageError(error.what());
    }
}

}  // namespace queenreel
