#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "queenreel/puzzle/puzzle.h"

namespace queenreel {

// Facts about puzzles, found by counting. `watch` is called often; its exceptions pass through.

/// The number of solutions of a board with givens or another rule, if it can be counted in a moment; empty
/// for a plain board.
std::optional<std::uint64_t> quick_count(const Puzzle& puzzle, const std::function<void()>& watch);

/// Why a puzzle has no solution, worded to follow a comma: `as the given queens a1 and b2 attack each other`,
/// or the row that runs out of squares first. Empty if it has a solution.
std::optional<std::string> why_unsolvable(const Puzzle& puzzle, const std::function<void()>& watch);

/// An upper bound on the number of solutions, if known; with given queens, the permutations of the other
/// queens. `counted`: the number for a puzzle that is not plain, if known.
std::optional<double> most_solutions(const Puzzle& puzzle, std::optional<std::uint64_t> counted = {});

}  // namespace queenreel
