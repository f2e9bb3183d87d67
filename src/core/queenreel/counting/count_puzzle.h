#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "queenreel/puzzle/puzzle.h"

namespace queenreel {

/// The number of solutions of a puzzle, and how far its rows can be filled.
struct PuzzleCount {
    std::uint64_t solutions = 0;

    /// The greatest number of rows that can be filled from the top so that no two queens, given ones
    /// included, attack each other. If there is no solution, the row with this index is the first one that
    /// always runs out of squares.
    int filled_rows = 0;
};

/// Counts the solutions that contain a puzzle's givens, on one thread and without using symmetry. If given
/// queens attack each other, there are no solutions and no filled rows. `keep_going` is called
/// every million placements with an estimate of the share done, 0 … 1, which never decreases; it may return
/// false to stop, and the result is then empty. Throws std::invalid_argument for boards larger than
/// Puzzle::max_masked.
std::optional<PuzzleCount> count_puzzle(const Puzzle& puzzle,
                                        const std::function<bool(double)>& keep_going = {});

}  // namespace queenreel
