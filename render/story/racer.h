#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "frame/panel.h"
#include "solvers/solver.h"
#include "story/search/events.h"
#include "story/story.h"
#include "timing/pace.h"

namespace queenreel {

/// A solver in a race: it takes an event at each step of the common clock until it is done. Memory does not
/// grow with the steps.
class Racer {
  public:
    /// One that is done after `max` solutions, if its search is not over before.
    Racer(const Solver& solver, int n, std::uint64_t seed, std::uint64_t max);

    /// Takes the next event; only before it is done.
    void step();

    bool is_done() const { return done_; }
    const Solver& solver() const { return *solver_; }

    /// The last event, of which there must be one. Valid until the next step.
    const SearchEvent& event() const { return **at_; }
    MomentKind moment() const { return moment_; }  ///< of the last event; `end` when it made the racer done

    std::uint64_t steps() const { return steps_; }
    std::uint64_t solutions() const { return solutions_; }

    /// Where its queens stand: those of its last event, or of the last solution it found once it is done.
    /// Valid until the next step.
    Solution queens() const;

    /// Its board, with counters below; at speeds over 1 no more than its queens.
    BoardsPanel::SmallBoard small_board(std::uint64_t speed) const;

  private:
    BoardPanel board(std::uint64_t speed) const;

    const Solver* solver_;
    int n_;
    std::uint64_t max_;
    Generator<SearchEvent> search_;
    std::optional<Generator<SearchEvent>::Iterator> at_{};
    SearchMoments moments_;
    MomentKind moment_ = MomentKind::step;
    bool done_ = false;
    std::uint64_t steps_ = 0;
    std::uint64_t tests_ = 0;
    std::uint64_t queens_ = 0;
    std::vector<int> last_solution_{};
    std::uint64_t solutions_ = 0;
};

/// How many lines SmallBoard::notes of a racer has.
inline constexpr int racer_notes = 4;

/// The racers of a race, in the order they are shown.
std::vector<const Solver*> racers_of(const StoryOptions& options);

/// A race: each step takes an event of every racer that is not done.
class Race {
  public:
    explicit Race(const StoryOptions& options);

    /// Goes on by a step; false when all are done.
    bool step();

    std::uint64_t steps() const { return steps_; }
    const std::vector<Racer>& racers() const { return racers_; }

    /// Whether a racer took an event in the last step, rather than being done before.
    bool ran(const Racer& racer) const { return racer.steps() == steps_; }

    /// The most telling one of the last step. Where there are many solutions in all, finding one is `place`:
    /// they need not all be seen.
    MomentKind moment() const;

  private:
    std::vector<Racer> racers_;
    bool many_solutions_;
    std::uint64_t steps_ = 0;
};

}  // namespace queenreel
