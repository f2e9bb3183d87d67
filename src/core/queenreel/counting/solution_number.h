#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "queenreel/puzzle/square.h"

namespace queenreel {

// The number of a solution among all of its board in lexicographic order, from 1, and the solution of a
// number, without going through those before: each row needs the counts of completions of at most n
// placements, by count_puzzle(). `keep_going` is asked now and then and ends it; then the result is nothing.

/// The largest board whose solutions are numbered: the first row takes the counts of up to n boards with one
/// queen.
inline constexpr int max_numbered = 20;

/// The number of a solution. Throws std::invalid_argument for columns that are none, and past max_numbered.
std::optional<std::uint64_t> solution_number(Solution columns, const std::function<bool()>& keep_going = {});

/// The columns of the solution of that number. Throws std::invalid_argument for a number under 1 or past the
/// last, and past max_numbered.
std::optional<std::vector<int>> numbered_solution(int n, std::uint64_t number,
                                                  const std::function<bool()>& keep_going = {});

}  // namespace queenreel
