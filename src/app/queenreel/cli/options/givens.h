#pragma once

#include <optional>
#include <string>
#include <vector>

#include "queenreel/cli/options/rule.h"
#include "queenreel/puzzle/puzzle.h"
#include "queenreel/solvers/solver.h"

namespace queenreel {

/// The options for a board's givens and its rule of attack.
struct GivenArgs {
    std::optional<std::string> board;  ///< a file with a board as text
    std::optional<std::string> place;  ///< squares, as typed: their meaning depends on N
    std::optional<std::string> block;  ///< squares, as typed
    AttackRule rule = AttackRule::queens;
    std::optional<std::string> as_queens;  ///< same as `place`, for stories that search
};

/// Returns true if any of them is given.
bool asks_for_givens(const GivenArgs& args);

/// --board, --place and --block.
std::vector<Option> given_rows();

/// --rule.
std::vector<Option> attack_rule_row();

/// --queens as a synonym of --place, for commands that do not use it otherwise.
std::vector<Option> given_queens_row();

/// The note that --queens means --place here.
std::string queens_are_given_text();

/// The rules of givens: they exclude options that apply only to an empty board.
std::vector<Rule> given_rules(const std::vector<Term>& of_empty_boards);

/// The rules of --rule: it excludes options that apply only to chess queens.
std::vector<Rule> attack_rule_rules(const std::vector<Term>& of_queens);

/// Reads the board of --board; nothing without this option. Throws UsageError if the text is not a board, and
/// FailedError if the file cannot be read.
std::optional<Puzzle> drawn_puzzle(const GivenArgs& args);

/// Puts all givens on the board of --board, or without one on a board of n rows. Throws UsageError for
/// invalid squares, and for a queen on a blocked square.
Puzzle puzzle_of(const GivenArgs& args, const std::optional<Puzzle>& drawn, int n);

/// Throws UsageError if there are givens that the solver does not take. `other`: a solver that takes them.
void check_givens(const Solver& solver, const Givens& givens, const Solver& other);

}  // namespace queenreel
