#pragma once

#include <span>

#include "queenreel/puzzle/square.h"

namespace queenreel {

/// A board of a genetic search and its origin.
struct Individual {
    Solution columns{};  ///< a queen in each row
    int conflicts = 0;   ///< pairs of queens that attack each other

    /// The individual of the previous generation that gave the rows above `cut`, and the one that gave the
    /// others; both are the same for a board that survives. -1 in the first generation.
    int upper_parent = -1;
    int lower_parent = -1;
    int cut = 0;           ///< the first row of the lower parent
    int mutated_row = -1;  ///< the row whose queen then moved at random; -1 if none

    /// Returns true if all rows come from one parent.
    bool is_whole() const {
        return upper_parent == lower_parent || cut == 0 || cut == static_cast<int>(columns.size());
    }
};

/// A generation of a genetic search. A view: valid until the solver's next step.
struct Population {
    int number = 0;                           ///< generations before this one
    std::span<const Individual> individuals;  ///< the same number in each generation
    int best = 0;                             ///< index of the first individual with the fewest conflicts
};

}  // namespace queenreel
