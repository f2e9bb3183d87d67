#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "queenreel/solvers/search_tally.h"
#include "queenreel/solvers/solver.h"

namespace queenreel {

/// The measurements of a search. Fields are empty if they do not apply or were not measured.
struct MeasuredSearch {
    SearchTally tally{};
    std::optional<std::uint64_t> nodes{};
    std::optional<std::uint64_t> tests{};
    std::optional<double> seconds{};
};

/// Which of several runs' times is reported: the shortest or the median.
enum class RunTime : std::uint8_t { shortest, median };

/// How a search is measured.
struct MeasureOptions {
    TallyEnd end = TallyEnd::last_event;
    std::uint64_t seed = 0;
    RunTime time = RunTime::shortest;
    int min_runs = 1;  ///< more runs follow until they have taken a moment in total

    /// Wraps a search's events, for example to stop when the user interrupts. Empty: unchanged.
    std::function<Generator<SearchEvent>(Generator<SearchEvent>)> watch{};
};

/// Counts the events of a search on a puzzle that the solver takes, then times runs without steps. Throws
/// what the search and `watch` throw.
MeasuredSearch measured_search(const Solver& solver, const Puzzle& puzzle, const MeasureOptions& options);

/// Fills in what applies to the profile: nodes if queens are placed one by one, tests if it tests squares.
void keep_what_it_has(const SearchProfile& profile, MeasuredSearch& search);

}  // namespace queenreel
