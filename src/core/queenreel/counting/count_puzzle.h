#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "queenreel/puzzle/puzzle.h"

namespace queenreel {

/// How many solutions a puzzle has, and how far its rows can be filled.
struct PuzzleCount {
    std::uint64_t solutions = 0;

    /// The most rows that can be filled from the top, no two of their queens and the given ones attacking
    /// each other. Without a solution, the row of this index is the first to run out of squares: it has none
    /// left, whatever stands above.
    int filled_rows = 0;
};

/// Counts the solutions that have a puzzle's givens, by one thread and without symmetry. Where given queens
/// attack each other there are none, and no row is filled. `keep_going` is asked now and then and ends it;
/// then the result is nothing. Throws std::invalid_argument for boards past Puzzle::max_masked.
std::optional<PuzzleCount> count_puzzle(const Puzzle& puzzle, const std::function<bool()>& keep_going = {});

}  // namespace queenreel
