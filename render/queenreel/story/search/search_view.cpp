#include "queenreel/story/search/search_view.h"

#include <algorithm>
#include <string>

#include "queenreel/story/search/questions.h"

namespace queenreel {
namespace {

/// Returns true if a solver's code and panels would be false for pieces other than chess queens.
bool shows_queens_alone(const Solver& solver) {
    return solver.keeps == Keeps::digits || solver.keeps == Keeps::formula || solver.keeps == Keeps::swaps;
}

/// Throws StoryError for a rule about which code or panels would say something false.
void check_rule(const StoryOptions& options) {
    if (options.rule == AttackRule::queens || !shows_queens_alone(*options.solver))
        return;
    StoryError error(options.events ? StoryOption::events : StoryOption::solver,
                     std::string(options.solver->name) + " shows only the lines of chess queens");
    if (!options.events)
        error.solvers = {"backtracking"};
    throw error;
}

}  // namespace

void check_search(const SearchView& view, const StoryOptions& options) {
    if (view.ordered_only && !options.solver->ordered && !options.events) {
        StoryError error(StoryOption::solver,
                         std::string(options.solver->name) + " does not go row by row, as the tables need");
        error.solvers = {"tables"};
        throw error;
    }
    if (options.questions && find_solver(options.solver->name) &&
        !SearchQuestions::has_any(options.solver->profile))
        throw StoryError(StoryOption::questions,
                         "there is nothing to ask of a search by " + std::string(options.solver->name));
    const auto asks_for = [&](PanelKind kind) {
        return options.panels && std::ranges::find(*options.panels, kind) != options.panels->end();
    };
    if (options.givens.any() && asks_for(PanelKind::map))
        throw StoryError(StoryOption::givens, "a map is of all boards there are, and shows no given queens");
    check_rule(options);
    if (options.rule != AttackRule::queens && asks_for(PanelKind::map))
        throw StoryError(StoryOption::rule, "a map shows only searches for chess queens");
    if (options.n > view.max_n) {
        StoryError error(StoryOption::size, std::to_string(options.n) + ' ' + std::string(view.too_large));
        error.range = {1, view.max_n};
        error.story = view.other_story;
        throw error;
    }
}

void check_profile(const SearchProfile& profile, AttackRule rule) {
    const bool fills =
        profile.approach == Approach::local_search || profile.approach == Approach::evolutionary;
    if (fills && rule != AttackRule::queens)
        throw StoryError(StoryOption::events,
                         "a search that repairs full boards is told only of chess queens");
}

}  // namespace queenreel
