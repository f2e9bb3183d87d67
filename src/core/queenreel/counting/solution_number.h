#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "queenreel/puzzle/square.h"

namespace queenreel {

// Converts between a solution and its number, from 1, among all of its board in lexicographic order, without
// enumerating those before it: each row counts the completions of at most n placements with count_puzzle().
// `keep_going` is polled and may return false to stop; the result is then empty.

/// The largest board whose solutions are numbered: the first row requires the counts of up to n boards with
/// one queen.
inline constexpr int max_numbered = 20;

/// The number of a solution. Throws std::invalid_argument if `columns` is not a solution or is longer than
/// max_numbered.
std::optional<std::uint64_t> solution_number(Solution columns, const std::function<bool()>& keep_going = {});

/// The columns of the solution with this number. Throws std::invalid_argument for a number below 1 or past
/// the last, and for n above max_numbered.
std::optional<std::vector<int>> numbered_solution(int n, std::uint64_t number,
                                                  const std::function<bool()>& keep_going = {});

}  // namespace queenreel
