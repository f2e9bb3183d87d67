#pragma once

#include <cstdint>
#include <vector>

#include "queenreel/puzzle/board.h"

namespace queenreel {

/// What exercises are drawn.
struct ExerciseSpec {
    int n = 8;
    int count = 6;           ///< how many
    int missing = 3;         ///< queens that each lacks, from 1 to n
    std::uint64_t seed = 1;  ///< the same seed draws the same
};

/// A placement with a single completion.
struct Exercise {
    Board board;
    std::uint64_t nodes;  ///< queens that backtracking places to find it and to prove so: how hard it is
};

/// The boards that exercises may have: n of 4 … max_exercise.
inline constexpr int max_exercise = 16;

/// Draws exercises, different ones, the easiest first. Each is a solution without some of its queens. Throws
/// SpecError for a board out of range, and where so many with one completion are not found.
std::vector<Exercise> exercises(const ExerciseSpec& spec);

}  // namespace queenreel
