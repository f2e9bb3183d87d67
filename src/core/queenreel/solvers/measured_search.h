#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "queenreel/solvers/search_tally.h"
#include "queenreel/solvers/solver.h"

namespace queenreel {

/// What a search took. What it does not do, or what nobody measured, is nothing.
struct MeasuredSearch {
    SearchTally tally{};
    std::optional<std::uint64_t> nodes{};
    std::optional<std::uint64_t> tests{};
    std::optional<double> seconds{};
};

/// Which of several runs' times is told: the least, or the one in their middle.
enum class RunTime : std::uint8_t { shortest, median };

/// How a search is measured.
struct MeasureOptions {
    TallyEnd end = TallyEnd::last_event;
    std::uint64_t seed = 0;
    RunTime time = RunTime::shortest;
    int min_runs = 1;  ///< and as many more as fit into a moment

    /// Gives a search's events on, such as until the user stops it; nothing: as they are.
    std::function<Generator<SearchEvent>(Generator<SearchEvent>)> watch{};
};

/// Counts a search's events, and times runs of it that tell no steps. Throws what the search and
/// `watch` throw.
MeasuredSearch measured_search(const Solver& solver, int n, const MeasureOptions& options);

/// What the search of that profile has: nodes where queens are placed one by one, tests where it tests.
void keep_what_it_has(const SearchProfile& profile, MeasuredSearch& search);

}  // namespace queenreel
