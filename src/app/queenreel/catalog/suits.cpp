#include "queenreel/catalog/suits.h"

#include <algorithm>
#include <vector>

namespace queenreel {
namespace {

constexpr int largest_told = 1000;  // rows of a board that can be drawn

/// Returns the solver and another one that takes `n`.
std::vector<StoryRacer> two_racers(const Solver& solver, int n) {
    std::vector<StoryRacer> racers{{.solver = &solver}};
    for (const Solver& other : solvers())
        if (&other != &solver && other.takes(n) && racers.size() < 2)
            racers.push_back({.solver = &other});
    return racers;
}

}  // namespace

bool can_tell(const Story& story, const Solver& solver, std::optional<int> n, AttackRule rule) {
    constexpr int usual_n = 8;
    StoryOptions options{
        .solver = &solver, .n = n.value_or(std::clamp(usual_n, solver.min_n, solver.max_n)), .rule = rule};
    if (!solver.takes(options.n) || options.n > largest_told)
        return false;
    if (story.can_take(StoryOption::racers))
        options.racers = two_racers(solver, options.n);
    try {
        story.open(options);
    } catch (const StoryError& error) {
        // Other options may still be typed.
        return error.option != StoryOption::solver && (error.option != StoryOption::size || !n);
    }
    return true;
}

}  // namespace queenreel
