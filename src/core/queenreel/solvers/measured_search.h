#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "queenreel/base/generator.h"
#include "queenreel/solvers/profile.h"
#include "queenreel/solvers/search_event.h"
#include "queenreel/solvers/solver.h"

namespace queenreel {

/// Totals of a search, counted from its events.
struct SearchTally {
    /// The totals at the first solution.
    struct First {
        std::uint64_t nodes = 0;
        std::uint64_t tests = 0;
        std::uint64_t looks = 0;
        std::vector<int> columns;  ///< the column of the queen in each row, from 0
    };

    std::uint64_t solutions = 0;
    std::uint64_t nodes = 1;  ///< queens placed, and the empty board
    std::uint64_t tests = 0;  ///< squares tested
    std::uint64_t looks = 0;  ///< SearchEvent::looks
    std::optional<First> first;
    bool gave_up = false;
    SearchProfile profile;  ///< as revealed by the events
};

/// The events to count: up to the last, or up to the first solution.
enum class TallyEnd : std::uint8_t { last_event, first_solution };

/// Counts a search's events. Throws what the search throws.
SearchTally tally(Generator<SearchEvent> events, TallyEnd end);

/// The measurements of a search. Fields are empty if they do not apply or were not measured.
struct MeasuredSearch {
    SearchTally tally{};
    std::optional<std::uint64_t> nodes{};
    std::optional<std::uint64_t> tests{};
    std::optional<double> seconds{};
};

/// The time that is reported of several runs: the shortest or the median.
enum class RunTime : std::uint8_t { shortest, median };

/// Settings for measuring a search.
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
