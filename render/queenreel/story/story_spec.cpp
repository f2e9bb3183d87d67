#include "queenreel/story/story_spec.h"

#include <string>

#include "queenreel/story/race/racer.h"

namespace queenreel {
namespace {

void check_race_size(const StoryRacer& racer, int n) {
    if (racer.n.value_or(n) == n)
        return;
    const std::string own = std::to_string(*racer.n);
    const std::string of_race = std::to_string(n);
    throw StoryError(StoryOption::race_size,
                     racer.from.empty()
                         ? "a search of n = " + own + " takes no part in a film of n = " + of_race
                         : racer.from + ": n is " + own + ", and the race is of n = " + of_race);
}

/// Throws StoryError for an n or givens that the solver does not take.
void check_solver(const Solver& solver, const StoryOptions& options) {
    check_size(solver, options.n);
    if (solver.takes(options.puzzle()))
        return;
    if (options.rule != AttackRule::queens && !solver.takes_rules) {
        StoryError error(StoryOption::rule, std::string(solver.name) + " supports no rule but queens");
        error.solvers = {solvers().front().name};
        throw error;
    }
    StoryError error(StoryOption::givens,
                     std::string(solver.name) + " takes none: " + std::string(solver.no_givens));
    error.solvers = {solvers().front().name};
    throw error;
}

}  // namespace

void check_size(const Solver& solver, int n) {
    if (solver.takes(n))
        return;
    StoryError error(StoryOption::size, std::to_string(n) + " is out of range");
    error.range = {solver.min_n, solver.max_n};
    error.solvers = {solver.name};
    throw error;
}

void StorySpec::check() const {
    for (const StoryRacer& racer : options.racers)
        if (racer.events)
            check_race_size(racer, options.n);
        else
            check_solver(*racer.solver, options);
    if (!options.events && options.racers.empty())
        check_solver(*options.solver, options);
}

std::unique_ptr<Storyline> StorySpec::open() const {
    check();
    return story->open(options);
}

std::vector<StoryRacer> racers_of(std::vector<StoryRacer> named, const std::vector<StoryRacer>& recorded) {
    if (named.empty() && recorded.size() == 1)
        for (const RaceEntry& entry : race_entries({}))
            named.push_back(entry.racer);
    named.insert(named.end(), recorded.begin(), recorded.end());
    return named;
}

}  // namespace queenreel
