#include "cli/options/placements.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <string>
#include <string_view>

#include "boards/read.h"
#include "cli/errors.h"
#include "cli/options/values.h"
#include "io/read_file.h"

namespace queenreel {
namespace {

/// As it was typed: what it means depends on N.
std::string parse_squares(std::string_view /*what*/, std::string_view text) {
    return std::string(text);
}

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

/// The boards of n×n squares in a file, or in standard input for `-`.
std::vector<Board> placements_in(const std::string& path, int n) {
    try {
        return read_boards(path == "-" ? "standard input" : path, list_text(path), n);
    } catch (const BoardTextError& error) {
        throw UsageError(error.what());
    }
}

/// The board that --queens has.
Board typed_placement(std::string_view text, int n) {
    try {
        return read_board(text, n);
    } catch (const BoardTextError& error) {
        throw UsageError(fmt::format("--queens: {}", error.what()));
    }
}

}  // namespace

std::vector<Option> queens_option(std::string_view verb) {
    return {{.name = "queens",
             .argument = "SQUARES",
             .help = std::string(verb) +
                     " this placement instead of solving: squares such as c3,f6 or 2:5,3:1 (row:column "
                     "from the top left, counting from 0), none for an empty board, or one board as "
                     "solve prints it, in any of its formats but those of LaTeX and HTML",
             .group = "What to show",
             .store = into<&Request::queens, parse_squares>}};
}

std::vector<Option> queens_from_option(std::string_view verb) {
    return {{.name = "queens-from",
             .argument = "FILE",
             .help = std::string(verb) +
                     (verb == "draw" ? " the placements in a file, a picture each"
                                     : " the placements in a file") +
                     ", - for standard input: one a line, or boards with blank lines between them, in any "
                     "form of --queens, or one document of JSON",
             .group = "What to show",
             .store = into<&Request::queens_from, parse_path>}};
}

bool asks_for_placements(const Request& request) {
    return request.gave("queens") || request.gave("queens-from");
}

std::vector<Rule> placement_rules(std::vector<Term> of_searches, std::vector<Term> unless) {
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

std::vector<Board> wanted_placements(const Request& request, int n) {
    if (request.gave("queens"))
        return {typed_placement(request.queens, n)};
    std::vector<Board> boards = placements_in(request.queens_from, n);
    if (boards.empty())
        throw FailedError(fmt::format("{}: there are no placements in it; write one a line, such as c3,f6",
                                      request.queens_from == "-" ? "standard input" : request.queens_from));
    return boards;
}

}  // namespace queenreel
