#include "queenreel/counting/random_solutions.h"

#include <limits>
#include <random>

#include "queenreel/counting/solution_number.h"
#include "queenreel/puzzle/known_counts.h"

namespace queenreel {
namespace {

/// An integer from 1 to `last`, all equally likely.
std::uint64_t drawn_number(std::mt19937_64& engine, std::uint64_t last) {
    const std::uint64_t fair = std::numeric_limits<std::uint64_t>::max() / last * last;
    std::uint64_t drawn = engine();
    while (drawn >= fair)
        drawn = engine();
    return drawn % last + 1;
}

}  // namespace

const Solver& drawing_solver() {
    return *find_solver("min-conflicts");
}

Generator<std::vector<int>> random_solutions(int n, std::uint64_t seed, std::function<void()> watch) {
    std::mt19937_64 engine(seed);
    const auto known = known_solutions(n);
    if (known == 0U)
        co_return;
    while (true) {
        watch();
        if (known && n <= max_drawn_evenly) {
            const auto columns = numbered_solution(n, drawn_number(engine, *known), [&] {
                watch();
                return true;
            });
            co_yield columns.value();
            continue;
        }
        for (const SearchEvent& event : drawing_solver().search(n, {.seed = engine()})) {
            watch();
            if (event.kind == SearchEvent::Kind::solution) {
                const std::vector<int> columns(event.columns.begin(), event.columns.end());
                co_yield columns;
            }
        }
    }
}

}  // namespace queenreel
