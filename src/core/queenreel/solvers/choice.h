#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>

#include "queenreel/base/numbers.h"
#include "queenreel/puzzle/known_counts.h"
#include "queenreel/puzzle/puzzle.h"
#include "queenreel/solvers/solver.h"

namespace queenreel {

/// Which of the solutions that a solver finds are wanted.
struct SolutionChoice {
    int n = 8;
    Givens givens{};  ///< what the board has from the start
    const Solver* solver = &solvers().front();
    bool unique = false;                      ///< one of each symmetry class
    Numbers numbers{};                        ///< those wanted, from 1
    std::optional<std::uint64_t> existing{};  ///< how many there are to choose from, where that is known
    std::uint64_t seed = 1;                   ///< for solvers that draw at random

    /// The board that is solved.
    Puzzle puzzle() const { return {n, givens}; }

    /// How many solutions the board has, or fundamental ones; nothing where nobody knows. With givens, what
    /// was counted: `existing`.
    std::optional<std::uint64_t> known_count() const {
        if (givens.any())
            return existing;
        return unique ? known_fundamental_solutions(n) : known_solutions(n);
    }

    /// The max number that one of them can have, as far as is known.
    std::uint64_t max_number() const { return std::min(numbers.last(), existing.value_or(Numbers::no_end)); }

    /// How many are wanted at most; the max of the type where nobody knows.
    std::uint64_t wanted() const { return numbers.up_to(existing.value_or(Numbers::no_end)).count(); }

    /// How many are wanted, where that is known.
    std::optional<std::uint64_t> total() const {
        return max_number() == Numbers::no_end ? std::nullopt : std::optional(wanted());
    }
};

}  // namespace queenreel
