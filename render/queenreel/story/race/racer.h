#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "queenreel/frame/panel.h"
#include "queenreel/solvers/profile.h"
#include "queenreel/solvers/solver.h"
#include "queenreel/story/search/board.h"
#include "queenreel/story/search/events.h"
#include "queenreel/story/search/map.h"
#include "queenreel/story/story.h"
#include "queenreel/timing/pace.h"

namespace queenreel {

/// A participant in a race.
struct RaceEntry {
    StoryRacer racer;
    std::string name;         ///< unique among all entries
    SearchProfile profile{};  ///< for an unknown solver, derived from its events
};

/// The entries of a race, in display order: the requested ones, or else three solvers.
std::vector<RaceEntry> race_entries(const StoryOptions& options);

/// The number of solutions after which a racer is done: 1 if any solver finds at most one, since all have the
/// same task.
std::uint64_t race_goal(const std::vector<RaceEntry>& entries, const StoryOptions& options);

/// A search in a race. The race's clock counts probes; the racer is at its last event at or before the clock.
/// Memory does not grow with the events.
class Racer {
  public:
    /// A racer that is done after `max` solutions or when its search ends. `entry` must outlive it.
    Racer(const RaceEntry& entry, const Puzzle& puzzle, std::uint64_t seed, std::uint64_t max);

    /// The probes at its next event; empty once it is done.
    std::optional<std::uint64_t> next_at() const;

    /// Advances to the next event. Must not be done.
    void step();

    /// Passes its events to `mapper` from now on, which must outlive the racer.
    void map_with(SearchMapper& mapper) { mapper_ = &mapper; }

    const std::string& name() const { return entry_->name; }
    const SearchProfile& profile() const { return entry_->profile; }
    int size() const { return n_; }

    /// The moment of its current event; `step` before the first.
    MomentKind moment() const { return moment_; }

    /// Returns true if its current event is a solution.
    bool is_at_solution() const { return event_.kind == SearchEvent::Kind::solution; }

    bool is_done() const { return done_; }
    bool gave_up() const { return done_ && event_.kind == SearchEvent::Kind::gave_up; }
    bool has_tried_all() const { return done_ && event_.kind == SearchEvent::Kind::exhausted; }

    std::uint64_t looks() const { return event_.looks; }
    std::uint64_t queens_placed() const { return queens_placed_; }
    std::uint64_t solutions() const { return solutions_; }

    /// The queens of its current event; once it is done, those of the last solution it found. Valid until the
    /// next step.
    Solution queens() const;

    /// Reads the rest of its search after the race, so that any error shows; returns the profile of the whole
    /// search.
    SearchProfile rest();

    /// Its board, with the marks of a search at a speed of 1, and only its queens above that.
    BoardPanel board(std::uint64_t speed) const;

  private:
    const RaceEntry* entry_;
    SearchMapper* mapper_ = nullptr;
    int n_;
    std::uint64_t max_;
    Generator<SearchEvent> search_;
    std::optional<Generator<SearchEvent>::Iterator> next_{};
    SearchEvent event_{.kind = SearchEvent::Kind::restarted};  // the current event; its queens are in
                                                               // columns_
    std::vector<int> columns_{};
    SearchBoard board_;
    SearchMoments moments_;
    SearchObserver observer_;
    MomentKind moment_ = MomentKind::step;
    bool done_ = false;
    std::uint64_t queens_placed_ = 0;
    std::vector<int> last_solution_{};
    std::uint64_t solutions_ = 0;
};

}  // namespace queenreel
