#include "queenreel/cli/options/placements.h"

#include <fmt/format.h>

#include <cerrno>
#include <utility>

#include "queenreel/boards/read.h"
#include "queenreel/cli/errors.h"
#include "queenreel/cli/options/value.h"
#include "queenreel/cli/options/values.h"
#include "queenreel/cli/speech.h"
#include "queenreel/io/read_file.h"
#include "queenreel/puzzle/notation.h"
#include "queenreel/words/words.h"

namespace queenreel {
namespace {

/// Reads the n×n boards in a file, or in standard input for `-`. Throws UsageError, FailedError.
std::vector<Board> placements_in(const std::string& path, int n) {
    try {
        return read_boards(path == "-" ? said("standard input") : path, list_text(path), n);
    } catch (const BoardTextError& error) {
        throw UsageError(error.what());
    }
}

/// Reads the board of --queens. Throws UsageError.
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
            throw FailedError(said("{file}: cannot be read: it is a folder; give a file", error.subject));
        if (error.number == EFBIG)
            throw FailedError(
                said("{file}: it is longer than {max} MiB; give the placements in several files",
                     error.subject, max_text_size >> 20));
        throw FailedError(said("{file}: cannot be read: {reason}", error.subject, said_reason(error.number)));
    }
}

std::vector<Option> placement_rows(std::string_view verb) {
    const bool draws = verb == "draw";
    std::vector<Option> rows{
        {.name = "queens",
         .argument = "SQUARES",
         .value = text(&PlacementArgs::queens),
         .help = draws
                     ? message("draw this placement instead of solving: squares such as c3,f6 or 2:5,3:1 "
                               "(row:column from the top left, counting from 0), none for an empty board, or "
                               "one board as solve prints it, in any format except LaTeX and HTML")
                     : message("print this placement instead of solving: squares such as c3,f6 or 2:5,3:1 "
                               "(row:column from the top left, counting from 0), none for an empty board, or "
                               "one board as solve prints it, in any format except LaTeX and HTML"),
         .also = "placement position fen"},
        {.name = "queens-from",
         .argument = "FILE",
         .value = path(&PlacementArgs::queens_from),
         .help =
             draws ? message("draw each placement in a file, - for standard input: one per line, or boards "
                             "separated by blank lines, in any form of --queens, or one JSON document; lists "
                             "of columns count from 0, or from 1 if they have a column N and no 0")
                   : message("print the placements in a file, - for standard input: one per line, or boards "
                             "separated by blank lines, in any form of --queens, or one JSON document; lists "
                             "of columns count from 0, or from 1 if they have a column N and no 0")}};
    return in_group("What to show", std::move(rows));
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
                         .message = "nothing is solved, so --{other} has no effect; leave out one of them"});
    rules.push_back({.option = "queens",
                     .excludes = {"queens-from"},
                     .message = "--{other} has the placements; leave out one of them"});
    return rules;
}

void add_givens(std::vector<Board>& boards, const Givens& givens) {
    for (Board& board : boards) {
        for (const Square square : givens.blocked)
            if (board.has_queen(square))
                throw UsageError(said("{option}: {square} is blocked and has a queen; give one of the two",
                                      "--block", square_name(square, board.size())));
        for (const Square queen : givens.queens)
            board.place(queen);
    }
}

std::vector<Board> wanted_placements(const PlacementArgs& args, int n) {
    if (args.queens)
        return {typed_placement(*args.queens, n)};
    std::vector<Board> boards = placements_in(*args.queens_from, n);
    if (boards.empty())
        throw FailedError(said("{file}: there are no placements in it; write one a line, such as c3,f6",
                               *args.queens_from == "-" ? said("standard input") : *args.queens_from));
    return boards;
}

}  // namespace queenreel
