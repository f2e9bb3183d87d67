#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "queenreel/base/numbers.h"
#include "queenreel/puzzle/known_counts.h"
#include "queenreel/puzzle/puzzle.h"
#include "queenreel/solvers/solver.h"

namespace queenreel {

/// Selects solutions from those that a solver finds.
struct SolutionChoice {
    int n = 8;
    Givens givens{};  ///< what the board has from the start
    AttackRule rule = AttackRule::queens;
    const Solver* solver = &solvers().front();
    bool unique = false;                      ///< one of each symmetry class
    Numbers numbers{};                        ///< those wanted, from 1
    std::optional<std::uint64_t> existing{};  ///< the total to select from, if known
    std::uint64_t seed = 1;                   ///< for solvers that draw at random

    /// The board that is solved.
    Puzzle puzzle() const { return {n, givens, rule}; }

    /// The number of solutions of the board, all or fundamental, if known. With givens, the number counted:
    /// `existing`.
    std::optional<std::uint64_t> known_count() const {
        if (!puzzle().is_plain())
            return existing;
        return unique ? known_fundamental_solutions(n) : known_solutions(n);
    }

    /// An upper bound on the number of a selected solution; Numbers::no_end if unknown.
    std::uint64_t max_number() const { return std::min(numbers.last(), existing.value_or(Numbers::no_end)); }

    /// An upper bound on the solutions selected; the type's maximum if unknown.
    std::uint64_t wanted() const { return numbers.up_to(existing.value_or(Numbers::no_end)).count(); }

    /// The number of solutions selected, if known.
    std::optional<std::uint64_t> total() const {
        return max_number() == Numbers::no_end ? std::nullopt : std::optional(wanted());
    }
};

}  // namespace queenreel
