// How long it takes to tell a search, without drawing it: nanoseconds per event and per trace line.

#include <benchmark/benchmark.h>

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>

#include "queenreel/solvers/solver.h"
#include "queenreel/story/story.h"
#include "queenreel/studio/timing.h"
#include "queenreel/trace/input.h"
#include "queenreel/trace/trace.h"
#include "queenreel/trace/trace_writer.h"

namespace queenreel {
namespace {

constexpr int told_n = 10;

std::uint64_t events_of(const Solver& solver) {
    std::uint64_t count = 0;
    Generator<SearchEvent> events = solver.search(told_n, {.detail = Detail::steps});
    for ([[maybe_unused]] const SearchEvent& event : events)
        ++count;
    return count;
}

/// Sets the nanoseconds that each of `count` took.
void set_each(benchmark::State& state, std::uint64_t count) {
    state.counters["each"] =
        benchmark::Counter(static_cast<double>(count) * static_cast<double>(state.iterations()) / 1e9,
                           benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

void solver_tells(benchmark::State& state, const char* name) {
    const Solver& solver = *find_solver(name);
    std::uint64_t count = 0;
    for (auto _ : state)
        count = events_of(solver);
    set_each(state, count);
}

/// A search told in a film of a minute and a half.
struct Told {
    Told() {
        options.solver = find_solver("backtracking");
        options.n = told_n;
        opened = story.open(options);
    }

    FilmTiming timing() const {
        return film_timing(story, *opened, Pace(), Fit::automatic,
                           [&](const Pace& pace) { return measure(*opened, pace); });
    }

    const Story& story = *find_story("search");
    StoryOptions options;
    std::unique_ptr<Storyline> opened;
};

/// The step before the film: how long each moment may take.
void story_is_measured(benchmark::State& state) {
    const Told told;
    for (auto _ : state)
        benchmark::DoNotOptimize(told.timing().fitted);
    set_each(state, events_of(*told.options.solver));
}

void story_tells(benchmark::State& state) {
    const Told told;
    const FilmTiming timing = told.timing();
    for (auto _ : state) {
        Generator<Frame> frames = told.opened->frames(timing.pacer());
        for (const Frame& frame : frames)
            benchmark::DoNotOptimize(frame.duration);
    }
    set_each(state, events_of(*told.options.solver));
}

void trace_is_read(benchmark::State& state) {
    const Solver& solver = *find_solver("backtracking");
    std::string text;
    TraceWriter writer({.n = told_n, .solver = &solver, .seed = {}},
                       [&](std::string_view lines) { text += lines; });
    std::uint64_t lines = 0;
    Generator<SearchEvent> events = solver.search(told_n, {.detail = Detail::steps});
    for (const SearchEvent& event : events) {
        writer.write(event);
        ++lines;
    }
    writer.finish();
    const auto input = std::make_shared<const TextInput>("trace", std::move(text));
    for (auto _ : state) {
        Generator<SearchEvent> read = Trace(input).events();
        for (const SearchEvent& event : read)
            benchmark::DoNotOptimize(event.looks);
    }
    set_each(state, lines);
}

BENCHMARK_CAPTURE(solver_tells, backtracking, "backtracking")->Unit(benchmark::kMillisecond);
BENCHMARK(story_is_measured)->Unit(benchmark::kMillisecond);
BENCHMARK(story_tells)->Unit(benchmark::kMillisecond);
BENCHMARK(trace_is_read)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace queenreel

BENCHMARK_MAIN();
