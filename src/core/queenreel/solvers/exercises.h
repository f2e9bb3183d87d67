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
    int completions = 1;     ///< solutions that complete each, from 1 to max_completions
    std::uint64_t seed = 1;  ///< the same seed draws the same
};

/// A placement to complete.
struct Exercise {
    Board board;

    /// How hard it is: the queens that backtracking places to find all completions and to prove that there
    /// are no more.
    std::uint64_t nodes;
};

/// The boards that exercises may have: n of 4 … max_exercise.
inline constexpr int max_exercise = 16;

/// The most completions of an exercise: more are no task for a reader.
inline constexpr int max_completions = 20;

/// Draws exercises, different ones, the easiest first. Each is a solution without some of its queens. Throws
/// SpecError for a number out of range, and if it does not find enough of them.
std::vector<Exercise> exercises(const ExerciseSpec& spec);

}  // namespace queenreel
