#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/cli/options/rule.h"
#include "queenreel/puzzle/puzzle.h"

namespace queenreel {

/// The options of what a board has before it is solved.
struct GivenArgs {
    std::optional<std::string> board;      ///< a file with a board as text
    std::optional<std::string> place;      ///< squares, as typed: what they mean depends on N
    std::optional<std::string> block;      ///< as well
    std::optional<std::string> as_queens;  ///< the same as `place`, for stories that search
};

/// Whether one of them is given.
bool asks_for_givens(const GivenArgs& args);

/// --board, --place and --block.
Rows<GivenArgs> given_rows();

/// --queens where it means --place: of commands that do nothing else with it.
Rows<GivenArgs> given_queens_row();

/// Says so.
inline constexpr const char* queens_are_given_text =
    "--queens: it means --place here: these queens stand from the start, and the others are searched for";

/// Their rules: none of the options that only an empty board has.
std::vector<Rule> given_rules(const std::vector<Term>& of_empty_boards);

/// The board that --board names; nothing without the option. Throws UsageError for what is no board,
/// FailedError for a file that cannot be read.
std::optional<Puzzle> drawn_puzzle(const GivenArgs& args);

/// All givens on the board of --board, where there is one, or on one of n rows. Throws UsageError for squares
/// that are none, and for a queen on a blocked square.
Puzzle puzzle_of(const GivenArgs& args, const std::optional<Puzzle>& drawn, int n);

/// How many solutions a board with givens has, where that is found out in a moment; nothing for an empty one.
std::optional<std::uint64_t> quick_count(const Puzzle& puzzle);

/// Why a puzzle has no solution, in words that follow a comma: `as the given queens a1 and b2 attack each
/// other`, or the row that runs out of squares first. Nothing where it has one.
std::optional<std::string> why_unsolvable(const Puzzle& puzzle);

}  // namespace queenreel
