#include "queenreel/chart/kinds.h"

#include <algorithm>
#include <array>
#include <limits>

#include "queenreel/chart/comparison.h"
#include "queenreel/chart/density.h"
#include "queenreel/puzzle/known_counts.h"
#include "queenreel/story/givens.h"
#include "queenreel/story/story.h"

namespace queenreel {
namespace {

constexpr int compared_runs = 5;

std::vector<const Solver*> complete_solvers() {
    std::vector<const Solver*> complete;
    for (const Solver& solver : solvers())
        if (solver.complete)
            complete.push_back(&solver);
    return complete;
}

/// The default of the story `search`.
std::vector<const Solver*> usual_solver() {
    return {find_solver(find_story("search")->default_solver)};
}

ChartData growth_data(const ChartSubject& subject) {
    return growth_chart(subject.first, subject.last, subject.words);
}

ChartData funnel_data(const ChartSubject& subject) {
    return funnel_chart(subject.first, subject.words);
}

ChartData compare_data(const ChartSubject& subject) {
    std::vector<ComparedSearch> searches;
    for (const auto& [n, solver] : searches_of(subject)) {
        searches.push_back({.n = n,
                            .kind = kind_in_words(subject.puzzle(n), subject.words),
                            .solver = solver,
                            .search = measured_search(*solver, subject.puzzle(n),
                                                      {.seed = subject.seed,
                                                       .time = RunTime::median,
                                                       .min_runs = compared_runs,
                                                       .watch = subject.watch})});
        subject.measured();
    }
    ChartData data = compare_chart(searches, subject.measure, processor_model(), subject.words);
    add_puzzle(data.json, subject.puzzle(subject.last));
    return data;
}

ChartData map_data(const ChartSubject& subject) {
    std::vector<MappedSearch> searches;
    for (const auto& [n, solver] : searches_of(subject)) {
        searches.push_back(mapped_search(*solver, subject.puzzle(n),
                                         {.seed = subject.seed, .watch = subject.watch}, subject.words));
        subject.measured();
    }
    ChartData data = map_chart(searches, subject.words);
    add_puzzle(data.json, subject.puzzle(subject.last));
    return data;
}

constexpr std::array kinds{
    ChartKind{.name = "growth",
              .max = max_known,
              .usual_first = 1,
              .usual_last = max_known,
              .ranges = true,
              .data = growth_data},
    ChartKind{.name = "funnel", .max = max_known, .data = funnel_data},
    ChartKind{.name = "compare",
              .max = 1000,
              .usual_first = 4,
              .usual_last = 9,
              .ranges = true,
              .compares = true,
              .givens = true,
              .rules = true,
              .solvers = complete_solvers,
              .data = compare_data},
    ChartKind{
        .name = "map", .max = 20, .givens = true, .rules = true, .solvers = usual_solver, .data = map_data},
    ChartKind{.name = "density", .max = max_density, .givens = true, .rules = true},
};

}  // namespace

std::span<const ChartKind> chart_kinds() {
    return kinds;
}

std::vector<ChartedSearch> searches_of(const ChartSubject& subject) {
    std::vector<ChartedSearch> searches;
    for (const Solver* solver : subject.solvers)
        for (int n = subject.first; n <= subject.last; ++n)
            if (solver->takes(subject.puzzle(n)))
                searches.push_back({.n = n, .solver = solver});
    return searches;
}

double solutions_of(const ChartSubject& subject) {
    double solutions = 0;
    for (int n = subject.first; n <= subject.last; ++n) {
        const Puzzle puzzle = subject.puzzle(n);
        const auto searches = std::ranges::count_if(
            subject.solvers, [&](const Solver* solver) { return solver->complete && solver->takes(puzzle); });
        if (searches == 0)
            continue;
        const auto most = compared_solutions(puzzle);
        solutions += most ? static_cast<double>(*most) * static_cast<double>(searches)
                          : std::numeric_limits<double>::infinity();
    }
    return solutions;
}

}  // namespace queenreel
