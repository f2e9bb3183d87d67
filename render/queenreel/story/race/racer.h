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

/// Who takes part in a race.
struct RaceEntry {
    StoryRacer racer;
    std::string name;         ///< unlike all others'
    SearchProfile profile{};  ///< of a stranger: what its events showed
};

/// The entries of a race, in the order they are shown: those asked for, or else three solvers.
std::vector<RaceEntry> race_entries(const StoryOptions& options);

/// After how many solutions each is done: the first, where one of them finds no more than one, as all are to
/// do the same.
std::uint64_t race_goal(const std::vector<RaceEntry>& entries, const StoryOptions& options);

/// A search in a race. The race's clock runs in looks; the racer is at its last event that took no more of
/// them. Memory does not grow with the events.
class Racer {
  public:
    /// One that is done after `max` solutions, if its search is not over before. `entry` must outlive it.
    Racer(const RaceEntry& entry, const Puzzle& puzzle, std::uint64_t seed, std::uint64_t max);

    /// The looks at which its next event comes; nothing once it is done.
    std::optional<std::uint64_t> next_at() const;

    /// Goes on to the next event; only before it is done.
    void step();

    /// Has `mapper` follow its events from now on; it must outlive the racer.
    void map_with(SearchMapper& mapper) { mapper_ = &mapper; }

    const std::string& name() const { return entry_->name; }
    const SearchProfile& profile() const { return entry_->profile; }
    int size() const { return n_; }

    /// Of the event that it is at; `step` before the first.
    MomentKind moment() const { return moment_; }

    /// Whether the event that it is at is a solution.
    bool is_at_solution() const { return event_.kind == SearchEvent::Kind::solution; }

    bool is_done() const { return done_; }
    bool gave_up() const { return done_ && event_.kind == SearchEvent::Kind::gave_up; }
    bool has_tried_all() const { return done_ && event_.kind == SearchEvent::Kind::exhausted; }

    std::uint64_t looks() const { return event_.looks; }
    std::uint64_t queens_placed() const { return queens_placed_; }
    std::uint64_t solutions() const { return solutions_; }

    /// Where its queens stand: those of its event, or of the last solution it found once it is done. Valid
    /// until the next step.
    Solution queens() const;

    /// Takes what its search still has to tell after the race is over for it, so that any error shows; gives
    /// what all of it was like.
    SearchProfile rest();

    /// Its board, with the marks of a search, or no more than its queens at a speed over 1.
    BoardPanel board(std::uint64_t speed) const;

  private:
    const RaceEntry* entry_;
    SearchMapper* mapper_ = nullptr;
    int n_;
    std::uint64_t max_;
    Generator<SearchEvent> search_;
    std::optional<Generator<SearchEvent>::Iterator> next_{};
    SearchEvent event_{.kind = SearchEvent::Kind::restarted};  // where it is; its queens are in columns_
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
