#include "story/racer.h"

#include <algorithm>
#include <array>

#include "puzzle/known_counts.h"
#include "story/boards.h"
#include "story/wording.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

constexpr std::uint64_t many = 20;  // solutions of a race

/// The least telling first.
constexpr std::array telling{
    MomentKind::step,    MomentKind::test,       MomentKind::reject,  MomentKind::place,    MomentKind::back,
    MomentKind::deadend, MomentKind::generation, MomentKind::restart, MomentKind::solution, MomentKind::end};

std::ptrdiff_t telling_rank(MomentKind moment) {
    return std::ranges::find(telling, moment) - telling.begin();
}

/// How many solutions are found in all: as many as are asked for, where it is not known.
std::uint64_t solutions_in_all(const StoryOptions& options) {
    const std::uint64_t max = options.to_first_solution ? 1 : options.last;
    const std::uint64_t all = std::min(max, known_solutions(options.n).value_or(max));
    std::uint64_t sum = 0;
    for (const Solver* solver : racers_of(options))
        sum += std::min(many + 1, solver->complete ? all : 1);
    return sum;
}

}  // namespace

Racer::Racer(const Solver& solver, int n, std::uint64_t seed, std::uint64_t max)
    : solver_(&solver),
      n_(n),
      max_(max),
      search_(solver.search(n, {.detail = Detail::steps, .seed = seed})),
      moments_(solver.profile.approach) {}

void Racer::step() {
    if (at_)
        ++*at_;
    else
        at_ = search_.begin();
    ++steps_;
    const Kind kind = event().kind;
    tests_ += kind == Kind::tested;
    queens_ += kind == Kind::placed;
    solutions_ += kind == Kind::solution;
    if (kind == Kind::solution)
        last_solution_.assign(event().columns.begin(), event().columns.end());
    done_ = kind == Kind::exhausted || kind == Kind::gave_up ||
            (kind == Kind::solution && (!solver_->complete || solutions_ == max_));
    const EventFacts facts(event());
    const bool dead_end = moments_.dead_end(facts).has_value();
    moment_ = moments_.of(facts).kind;
    if (dead_end)
        moment_ = MomentKind::deadend;
    if (done_)
        moment_ = MomentKind::end;
}

Solution Racer::queens() const {
    return done_ && solutions_ > 0 ? Solution(last_solution_) : event().columns;
}

BoardPanel Racer::board(std::uint64_t speed) const {
    // A search that is over has cleared its board: what it found is more to look at.
    if (done_ && solutions_ > 0)
        return queens_board(n_, queens(), Mark::solved);
    return speed > 1 ? passing_board(n_, event()) : event_board(n_, event());
}

BoardsPanel::SmallBoard Racer::small_board(std::uint64_t speed) const {
    const bool tests = solver_->profile.tests != Tests::none;
    return {.board = board(speed),
            .label = std::string(solver_->name),
            .notes = {tests ? "tests " + grouped(tests_) : "tests no square", "placed " + grouped(queens_),
                      "solutions " + grouped(solutions_), (done_ ? "done at " : "step ") + grouped(steps_)},
            .lit = done_};
}

std::vector<const Solver*> racers_of(const StoryOptions& options) {
    if (!options.racers.empty())
        return options.racers;
    return {find_solver("backtracking"), find_solver("forward-checking"), find_solver("dancing-links")};
}

Race::Race(const StoryOptions& options) : many_solutions_(solutions_in_all(options) > many) {
    for (const Solver* solver : racers_of(options))
        racers_.emplace_back(*solver, options.n, options.seed, options.to_first_solution ? 1 : options.last);
}

bool Race::step() {
    if (std::ranges::all_of(racers_, &Racer::is_done))
        return false;
    ++steps_;
    for (Racer& racer : racers_)
        if (!racer.is_done())
            racer.step();
    return true;
}

MomentKind Race::moment() const {
    MomentKind found = MomentKind::step;
    for (const Racer& racer : racers_)
        if (ran(racer) && telling_rank(racer.moment()) > telling_rank(found))
            found = racer.moment();
    return found == MomentKind::solution && many_solutions_ ? MomentKind::place : found;
}

}  // namespace queenreel
