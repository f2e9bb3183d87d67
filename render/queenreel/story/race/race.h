#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "queenreel/story/race/racer.h"
#include "queenreel/story/story.h"
#include "queenreel/timing/pace.h"

namespace queenreel {

/// Searches side by side on one clock, which runs in looks: see SearchEvent::looks. It goes on to the next
/// look at which any of them has an event.
class Race {
  public:
    /// `entries` must outlive it.
    Race(const std::vector<RaceEntry>& entries, const StoryOptions& options);

    /// Goes on; false when all are done. A racer has all its events of one look in one step, except that a
    /// solution ends it: what takes no look after it comes in the next step, at the same time.
    bool step();

    /// Has a mapper follow each racer; as many as racers, and they must outlive the race.
    void map_with(std::vector<SearchMapper>& mappers);

    /// Reads what is left of traces once the race is over: Racer::rest(), for each entry that has one.
    void read_on(std::vector<RaceEntry>& entries);

    /// Looks since the start.
    std::uint64_t clock() const { return clock_; }
    const std::vector<Racer>& racers() const { return racers_; }

    /// Whether a racer had an event in the last step.
    bool ran(const Racer& racer) const { return ran_[static_cast<std::size_t>(&racer - racers_.data())]; }

    /// How many are done.
    std::size_t done_count() const;

    /// The place of a racer that is done: 1 for those with the fewest looks, and one more than have fewer
    /// for others. Nothing for one that is not done, or that gave up.
    std::optional<std::size_t> place(const Racer& racer) const;

    /// After how many solutions each is done.
    std::uint64_t goal() const { return goal_; }

    /// The racer that took the lead in the last step, if one did: for the first time more solutions than all
    /// others have. Nothing once anybody is done, or where each is to find one.
    const Racer* new_leader() const { return new_leader_; }

    /// The moment of the last step: a solution, told in full, where a racer is done; the first queen that
    /// anybody places, told in full as well; or else the most telling event. Where there are many solutions
    /// in all, finding one is `place`: they need not all be seen.
    Moment moment() const;

  private:
    void find_leader();

    std::vector<Racer> racers_;
    std::vector<bool> ran_;
    std::uint64_t goal_;
    std::vector<bool> led_;  // at any time
    const Racer* new_leader_ = nullptr;
    bool many_solutions_;
    bool placed_before_ = false;  // anybody, before the last step
    bool placed_ = false;
    std::uint64_t clock_ = 0;
};

}  // namespace queenreel
