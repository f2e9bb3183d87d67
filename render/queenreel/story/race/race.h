#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "queenreel/story/race/racer.h"
#include "queenreel/story/story.h"
#include "queenreel/timing/pace.h"

namespace queenreel {

/// Searches side by side on one clock, which counts probes: see SearchEvent::looks. Each step advances the
/// clock to the next probe at which any of them has an event.
class Race {
  public:
    /// `entries` must outlive it.
    Race(const std::vector<RaceEntry>& entries, const StoryOptions& options);

    /// Advances; false when all are done. A step includes all events of a racer at one probe, except that a
    /// solution ends it: events after it at the same probe come in the next step, at the same time.
    bool step();

    /// Attaches a mapper to each racer. There must be one per racer, and they must outlive the race.
    void map_with(std::vector<SearchMapper>& mappers);

    /// Reads the rest of traces after the race, with Racer::rest(), and updates the entries' profiles.
    void read_on(std::vector<RaceEntry>& entries);

    /// Probes since the start.
    std::uint64_t clock() const { return clock_; }
    const std::vector<Racer>& racers() const { return racers_; }

    /// Returns true if a racer had an event in the last step.
    bool ran(const Racer& racer) const { return ran_[static_cast<std::size_t>(&racer - racers_.data())]; }

    /// The number of racers that are done.
    std::size_t done_count() const;

    /// The place of a racer that is done: 1 plus the number of racers that needed fewer probes. Empty for one
    /// that is not done or gave up.
    std::optional<std::size_t> place(const Racer& racer) const;

    /// The number of solutions after which a racer is done.
    std::uint64_t goal() const { return goal_; }

    /// The language of its captions.
    const Words& words() const { return words_; }

    /// The racer that took the lead in the last step, if any: it has more solutions than every other racer
    /// and did not lead before. Null once a racer is done, and if each is to find only one.
    const Racer* new_leader() const { return new_leader_; }

    /// The moment of the last step: a solution, shown in full, if a racer is done; the first queen that any
    /// racer places, also shown in full; otherwise the most significant event. In races with many solutions,
    /// finding one counts as `place`: they need not all be seen.
    Moment moment() const;

  private:
    void find_leader();

    Words words_;
    std::vector<Racer> racers_;
    std::vector<bool> ran_;
    std::uint64_t goal_;
    std::vector<bool> led_;  // at any time so far
    const Racer* new_leader_ = nullptr;
    bool many_solutions_;
    bool placed_before_ = false;  // by any racer, before the last step
    bool placed_ = false;
    std::uint64_t clock_ = 0;
};

}  // namespace queenreel
