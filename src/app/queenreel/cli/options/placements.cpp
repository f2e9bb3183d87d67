#include "queenreel/cli/options/placements.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>

#include "queenreel/boards/read.h"
#include "queenreel/cli/errors.h"
#include "queenreel/cli/options/values.h"
#include "queenreel/io/read_file.h"

namespace queenreel {
namespace {

/// The boards of n×n squares in a file, or in standard input for `-`.
std::vector<Board> placements_in(const std::string& path, int n) {
    try {
        return read_boards(path == "-" ? "standard input" : path, list_text(path), n);
    } catch (const BoardTextError& error) {
        throw UsageError(error.what());
    }
}

/// The board of --queens.
Board typed_placement(std::string_view text, int n) {
    try {
        return read_board(text, n);
    } catch (const BoardTextError& error) {
        throw UsageError(fmt::format("--queens: {}", error.what()));
    }
}

}  // namespace

std::string list_text(const std::string& path) {
    try {
        return read_file(path);
    } catch (const SystemError& error) {
        if (error.number == EISDIR)
            throw FailedError(fmt::format("{}: cannot be read: it is a folder; give a file", error.subject));
        if (error.number == EFBIG)
            throw FailedError(
                fmt::format("{}: it is longer than {} MiB; give the placements in several files",
                            error.subject, max_text_size >> 20));
        throw FailedError(fmt::format("{}: cannot be read: {}", error.subject, std::strerror(error.number)));
    }
}

Rows<PlacementArgs> placement_rows(std::string_view verb) {
    constexpr std::string_view group = "What to show";
    return {{.name = "queens",
             .argument = "SQUARES",
             .value = text(&PlacementArgs::queens),
             .help = std::string(verb) +
                     " this placement instead of solving: squares such as c3,f6 or 2:5,3:1 (row:column "
                     "from the top left, counting from 0), none for an empty board, or one board as "
                     "solve prints it, in any format except LaTeX and HTML",
             .group = group,
             .also = "placement position fen"},
            {.name = "queens-from",
             .argument = "FILE",
             .value = path(&PlacementArgs::queens_from),
             .help = std::string(verb) +
                     (verb == "draw" ? " each placement in a file" : " the placements in a file") +
                     ", - for standard input: one per line, or boards separated by blank lines, in any form "
                     "of --queens, or one JSON document; lists of columns count from 0, or from 1 if "
                     "they have a column N and no 0",
             .group = group}};
}

bool asks_for_placements(const PlacementArgs& args) {
    return args.queens || args.queens_from;
}

std::vector<Rule> placement_rules(const std::vector<Term>& of_searches, const std::vector<Term>& unless) {
    std::vector<Rule> rules;
    for (const char* option : {"queens", "queens-from"})
        rules.push_back({.option = option,
                         .excludes = of_searches,
                         .unless = unless,
                         .message = "nothing is solved, so --{0} has no effect; leave out one of them"});
    rules.push_back({.option = "queens",
                     .excludes = {"queens-from"},
                     .message = "--{0} has the placements; leave out one of them"});
    return rules;
}

std::vector<Board> wanted_placements(const PlacementArgs& args, int n) {
    if (args.queens)
        return {typed_placement(*args.queens, n)};
    std::vector<Board> boards = placements_in(*args.queens_from, n);
    if (boards.empty())
        throw FailedError(fmt::format("{}: there are no placements in it; write one a line, such as c3,f6",
                                      *args.queens_from == "-" ? "standard input" : *args.queens_from));
    return boards;
}

}  // namespace queenreel
