#include <benchmark/benchmark.h>

#include <array>
#include <bit>
#include <cstdint>

#include "queenreel/counting/count.h"
#include "queenreel/puzzle/symmetry.h"
#include "queenreel/solvers/solver.h"

namespace queenreel {
namespace {

using Mask = std::uint32_t;

/// The yardstick for the streaming solver: a recursive search that calls `on_solution` with each solution.
template <typename OnSolution>
class RecursiveSearch {
  public:
    RecursiveSearch(int n, OnSolution on_solution)
        : n_(n), board_((Mask{1} << n) - 1), on_solution_(on_solution) {}

    void run() { fill(0, 0, 0, 0); }

  private:
    void fill(int row, Mask columns, Mask diagonals, Mask antidiagonals) {
        if (row == n_) {
            on_solution_(Solution{columns_.data(), static_cast<std::size_t>(n_)});
            return;
        }
        Mask available = board_ & ~(columns | diagonals | antidiagonals);
        while (available != 0) {
            const Mask queen = available & (~available + 1);
            available ^= queen;
            columns_[static_cast<std::size_t>(row)] = std::countr_zero(queen);
            fill(row + 1, columns | queen, (diagonals | queen) << 1, (antidiagonals | queen) >> 1);
        }
    }

    int n_;
    Mask board_;
    OnSolution on_solution_;
    std::array<int, 32> columns_{};
};

/// A consumer's work on a solution: it looks at every queen.
std::uint64_t digest(Solution columns) {
    std::uint64_t sum = 0;
    for (const int column : columns)
        sum = sum * 31 + static_cast<std::uint64_t>(column);
    return sum;
}

void stream_by_callback(benchmark::State& state) {
    for (auto _ : state) {
        std::uint64_t sum = 0;
        RecursiveSearch search(static_cast<int>(state.range(0)),
                               [&sum](Solution columns) { sum += digest(columns); });
        search.run();
        benchmark::DoNotOptimize(sum);
    }
}

void stream_by_generator(benchmark::State& state, const Solver* solver) {
    for (auto _ : state) {
        std::uint64_t sum = 0;
        for (const SearchEvent& event : solver->search(static_cast<int>(state.range(0))))
            sum += digest(event.columns);
        benchmark::DoNotOptimize(sum);
    }
}

/// What `--unique` adds to a stream of solutions.
void stream_one_of_each_class(benchmark::State& state) {
    for (auto _ : state) {
        std::uint64_t sum = 0;
        for (const SearchEvent& event : find_solver("bitmask")->search(static_cast<int>(state.range(0))))
            if (event.kind == SearchEvent::Kind::solution && is_canonical(event.columns))
                sum += digest(event.columns);
        benchmark::DoNotOptimize(sum);
    }
}

/// The yardstick for the count: the plain backtracker, all solutions, no symmetry.
std::uint64_t plain_count(Mask board, Mask columns, Mask diagonals, Mask antidiagonals) {
    if (columns == board)
        return 1;
    std::uint64_t sum = 0;
    Mask available = board & ~(columns | diagonals | antidiagonals);
    while (available != 0) {
        const Mask queen = available & (~available + 1);
        available ^= queen;
        sum += plain_count(board, columns | queen, (diagonals | queen) << 1, (antidiagonals | queen) >> 1);
    }
    return sum;
}

void count_plainly(benchmark::State& state) {
    for (auto _ : state) {
        const Mask board = (Mask{1} << state.range(0)) - 1;
        benchmark::DoNotOptimize(plain_count(board, 0, 0, 0));
    }
}

void count_by_quadrants(benchmark::State& state) {
    for (auto _ : state) {
        const CountOptions options{.threads = static_cast<int>(state.range(1)), .keep_going = nullptr};
        benchmark::DoNotOptimize(count_solutions(static_cast<int>(state.range(0)), options));
    }
}

BENCHMARK(stream_by_callback)->Arg(14)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(stream_by_generator, bitmask, find_solver("bitmask"))
    ->Arg(14)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(stream_one_of_each_class)->Arg(14)->Unit(benchmark::kMillisecond);
BENCHMARK(count_plainly)->Arg(16)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(count_by_quadrants)
    ->Args({16, 1})
    ->Args({16, 2})
    ->Args({18, 1})
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime()
    ->UseRealTime();

}  // namespace
}  // namespace queenreel

BENCHMARK_MAIN();
