#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "queenreel/base/numbers.h"
#include "queenreel/cli/options/rule.h"
#include "queenreel/solvers/solver.h"

namespace queenreel {

/// The options that select solutions.
struct SelectionArgs {
    std::vector<const Solver*> solvers;  ///< empty: the story's default
    std::optional<std::uint64_t> seed;
    std::vector<std::uint64_t> racing_seeds;  ///< several, for a race; otherwise empty
    bool unique = false;
    std::optional<std::uint64_t> solution;
    std::optional<Numbers> solutions;
    std::optional<std::uint64_t> limit;
    bool first = false;

    std::uint64_t seed_or_default() const { return seed.value_or(SearchOptions().seed); }

    /// The selected numbers, from 1.
    Numbers numbers() const;
};

inline constexpr std::string_view unique_words = "fundamental distinct";  ///< Row::also

std::vector<Option> selection_rows();

/// The same rows, for commands that accept several solvers or a search to its first solution.
std::vector<Option> story_selection_rows();

/// The same rows for films, where a race takes several seeds.
std::vector<Option> film_selection_rows();

/// The rules of --solution, --solutions and --limit.
std::vector<Rule> choice_rules();

}  // namespace queenreel
