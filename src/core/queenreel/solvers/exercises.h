#pragma once

#include <cstdint>
#include <vector>

#include "queenreel/puzzle/board.h"

namespace queenreel {

/// The exercises to draw.
struct ExerciseSpec {
    int n = 8;
    int count = 6;           ///< the number of exercises
    int missing = 3;         ///< queens that each lacks, from 1 to n
    int completions = 1;     ///< solutions that complete each, from 1 to max_completions
    std::uint64_t seed = 1;  ///< the same seed draws the same exercises
};

/// A placement to complete.
struct Exercise {
    Board board;

    /// Its difficulty: the number of queens that backtracking places to find all completions and prove that
    /// there are no more.
    std::uint64_t nodes;
};

/// Exercises may have boards of n from 4 to max_exercise.
inline constexpr int max_exercise = 16;

/// The most completions an exercise may have: finding more by hand would be tedious.
inline constexpr int max_completions = 20;

/// Draws distinct exercises and returns them from easy to hard. Each is a solution with some queens removed.
/// Throws SpecError for a number out of range, and if it cannot find enough exercises.
std::vector<Exercise> exercises(const ExerciseSpec& spec);

}  // namespace queenreel
