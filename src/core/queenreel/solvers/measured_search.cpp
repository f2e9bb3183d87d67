#include "queenreel/solvers/measured_search.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace queenreel {
namespace {

using Seconds = std::chrono::duration<double>;

constexpr Seconds timed_at_least(0.02);

void add_event(const SearchEvent& event, SearchTally& tally) {
    using Kind = SearchEvent::Kind;
    tally.looks = event.looks;
    switch (event.kind) {
        case Kind::tested:
            ++tally.tests;
            break;
        case Kind::placed:
            ++tally.nodes;
            break;
        case Kind::solution:
            ++tally.solutions;
            if (!tally.first)
                tally.first = {.nodes = tally.nodes,
                               .tests = tally.tests,
                               .looks = tally.looks,
                               .columns = {event.columns.begin(), event.columns.end()}};
            break;
        case Kind::gave_up:
            tally.gave_up = true;
            break;
        case Kind::rejected:
        case Kind::removed:
        case Kind::wiped_out:
        case Kind::restarted:
        case Kind::generation:
        case Kind::bred:
        case Kind::exhausted:
            break;
    }
}

SearchTally watched_tally(Generator<SearchEvent> events, const MeasureOptions& options) {
    return tally(options.watch ? options.watch(std::move(events)) : std::move(events), options.end);
}

/// Seconds that the solver takes without yielding steps, measured over consecutive runs.
double search_seconds(const Solver& solver, const Puzzle& puzzle, const MeasureOptions& options) {
    using Clock = std::chrono::steady_clock;
    std::vector<double> runs;
    const auto min = static_cast<std::size_t>(options.min_runs);
    for (Seconds all(0); all < timed_at_least || runs.size() < min;) {
        const auto begin = Clock::now();
        watched_tally(
            solver.search(puzzle, {.detail = Detail::solutions, .shortcuts = false, .seed = options.seed}),
            options);
        const Seconds one = Clock::now() - begin;
        runs.push_back(one.count());
        all += one;
    }
    if (options.time == RunTime::shortest)
        return *std::ranges::min_element(runs);
    const auto middle = runs.begin() + static_cast<std::ptrdiff_t>(runs.size() / 2);
    std::ranges::nth_element(runs, middle);
    return *middle;
}

}  // namespace

SearchTally tally(Generator<SearchEvent> events, TallyEnd end) {
    SearchTally result;
    SearchObserver observer;
    for (const SearchEvent& event : events) {
        add_event(event, result);
        observer.observe(event);
        if (result.first && end == TallyEnd::first_solution)
            break;
    }
    result.profile = observer.profile();
    return result;
}

void keep_what_it_has(const SearchProfile& profile, MeasuredSearch& search) {
    if (profile.approach == Approach::backtracking)
        search.nodes = search.tally.nodes;
    if (profile.tests != Tests::none)
        search.tests = search.tally.tests;
}

MeasuredSearch measured_search(const Solver& solver, const Puzzle& puzzle, const MeasureOptions& options) {
    MeasuredSearch search{
        .tally =
            watched_tally(solver.search(puzzle, {.detail = Detail::steps, .seed = options.seed}), options)};
    keep_what_it_has(solver.profile, search);
    search.seconds = search_seconds(solver, puzzle, options);
    return search;
}

}  // namespace queenreel
