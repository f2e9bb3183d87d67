#include "queenreel/cli/options/givens.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "queenreel/boards/read_puzzle.h"
#include "queenreel/cli/errors.h"
#include "queenreel/cli/options/placements.h"
#include "queenreel/cli/options/value.h"
#include "queenreel/cli/options/values.h"
#include "queenreel/cli/speech.h"
#include "queenreel/puzzle/notation.h"

namespace queenreel {
namespace {

constexpr const char* given_options[] = {"board", "place", "block"};

/// Parses a list of squares such as `a1,g2`. Throws UsageError.
std::vector<Square> squares_of(std::string_view what, const std::optional<std::string>& text, int n) {
    if (!text)
        return {};
    try {
        const Board board = read_squares(without_blanks(*text), n);
        return {board.queens().begin(), board.queens().end()};
    } catch (const BoardTextError& error) {
        throw UsageError(fmt::format("{}: {}", what, error.what()));
    }
}

}  // namespace

std::string queens_are_given_text() {
    return said(
        "--queens: it means --place here: these queens stand from the start, and the others are searched "
        "for");
}

std::vector<Option> given_rows() {
    std::vector<Option> rows{
        {.name = "place",
         .argument = "SQUARES",
         .value = text(&GivenArgs::place),
         .help = "queens that stand already and stay, such as a1,g2 or 7:0,6:2 (row:column from the top "
                 "left, counting from 0): only solutions that have them",
         .also = "with given fixed fix preplaced start"},
        {.name = "block",
         .argument = "SQUARES",
         .value = text(&GivenArgs::block),
         .help = "squares that can have no queen, such as d4,e5; queens attack across them",
         .also = "blocked obstacles holes forbidden broken"},
        {.name = "board",
         .argument = "FILE",
         .value = path(&GivenArgs::board),
         .help = "a board as text, a line a row: . an open square, Q a queen that stays, # a blocked "
                 "square; - is standard input; N may be left out"}};
    return in_group("What the board has from the start", std::move(rows));
}

std::vector<Option> attack_rule_row() {
    return {{.name = "rule",
             .argument = "NAME",
             .value = name(&GivenArgs::rule, attack_rules(), &AttackRuleRow::rule),
             .help = "what the pieces attack: queens; torus (queens whose diagonals wrap around the board), "
                     "superqueens (queens that also move like knights), or rooks",
             .group = "What the board has from the start",
             .default_value = "queens",
             .also = "toroidal modular rooks amazons torus superqueens"}};
}

std::vector<Option> given_queens_row() {
    return {{.name = "queens",
             .argument = "SQUARES",
             .value = text(&GivenArgs::as_queens),
             .help = "the same as --place",
             .group = "What the board has from the start",
             .also = "placement position fen"}};
}

bool asks_for_givens(const GivenArgs& args) {
    return args.board || args.place || args.block || args.as_queens || args.rule != AttackRule::queens;
}

std::vector<Rule> given_rules(const std::vector<Term>& of_empty_boards) {
    std::vector<Rule> rules;
    for (const char* option : given_options)
        rules.push_back({.option = option,
                         .excludes = of_empty_boards,
                         .message = "--{other} is for empty boards; leave out one of them"});
    return rules;
}

std::vector<Rule> attack_rule_rules(const std::vector<Term>& of_queens) {
    std::vector<Rule> rules;
    for (const char* option : {"rule torus", "rule superqueens", "rule rooks"})
        rules.push_back({.option = option,
                         .excludes = of_queens,
                         .message = "--{other} works only with chess queens; leave out one of them"});
    return rules;
}

std::optional<Puzzle> drawn_puzzle(const GivenArgs& args) {
    if (!args.board)
        return std::nullopt;
    try {
        return read_puzzle(*args.board == "-" ? said("standard input") : *args.board, list_text(*args.board),
                           max_board);
    } catch (const BoardTextError& error) {
        throw UsageError(error.what());
    }
}

Puzzle puzzle_of(const GivenArgs& args, const std::optional<Puzzle>& drawn, int n) {
    if (drawn && drawn->size() != n)
        throw UsageError(
            said("N: {n} contradicts --board, which has {rows} rows; leave out N", n, drawn->size()));
    Givens givens = drawn ? drawn->givens() : Givens();
    for (const Square square : squares_of("--place", args.place, n))
        givens.queens.push_back(square);
    for (const Square square : squares_of("--queens", args.as_queens, n))
        givens.queens.push_back(square);
    for (const Square square : squares_of("--block", args.block, n))
        givens.blocked.push_back(square);
    for (const Square queen : givens.queens)
        if (std::ranges::find(givens.blocked, queen) != givens.blocked.end())
            throw UsageError(said("{option}: {square} is blocked and has a queen; give one of the two",
                                  args.block ? "--block" : "--place", square_name(queen, n)));
    return {n, std::move(givens), args.rule};
}

void check_givens(const Solver& solver, const Givens& givens, const Solver& other) {
    if (givens.any() && !solver.no_givens.empty())
        throw UsageError(said(
            "--solver: {solver} takes no given queens or blocked squares: {no_givens}; use --solver {other}",
            solver.name, said_of(solver.no_givens), other.name));
}

}  // namespace queenreel
