#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "queenreel/base/generator.h"
#include "queenreel/solvers/profile.h"
#include "queenreel/solvers/search_event.h"
#include "queenreel/story/search/silent_steps.h"
#include "queenreel/story/search/swap.h"
#include "queenreel/story/story.h"
#include "queenreel/timing/pace.h"

namespace queenreel {

/// Yields the events that the story shows: those of StoryOptions::events, or of its solver, up to the last
/// solution wanted. The same at each call.
Generator<SearchEvent> search_events(StoryOptions options);

/// Yields all events: those of StoryOptions::events also past the last solution wanted.
Generator<SearchEvent> all_events(const StoryOptions& options);

/// The number of a search's solutions that are wanted.
std::uint64_t wanted_solutions(const StoryOptions& options);

/// The facts about an event that a moment needs; they outlive the solver's step.
struct EventFacts {
    explicit EventFacts(const SearchEvent& event)
        : kind(event.kind),
          square(event.square),
          attacker(event.attacker),
          draw(event.draw),
          stands(queen_stands(event)),
          tests_swap(swap_tested(event).has_value()),
          is_drawn(event.drawn_from > 0),
          has_two_parents(event.child && !event.child->is_whole()),
          is_mutated(event.child && event.child->mutated_row >= 0),
          chooses_row(event.kind == SearchEvent::Kind::placed && event.choice.row >= 0),
          skips_rows(chooses_row && has_open_row_above(event)) {}

    SearchEvent::Kind kind;
    Square square;
    Square attacker;
    int draw;              ///< SearchEvent::draw
    bool stands;           ///< whether the square has a queen
    bool tests_swap;       ///< of two queens on the board
    bool is_drawn;         ///< whether the square was drawn from several equally good ones
    bool has_two_parents;  ///< of a child
    bool is_mutated;       ///< of a child
    bool chooses_row;      ///< for `placed`: the solver chose the row
    bool skips_rows;       ///< … and rows above it have no queen yet

  private:
    static bool has_open_row_above(const SearchEvent& placed);
};

/// An event that outlives its solver's step, without its population.
struct KeptEvent {
    explicit KeptEvent(const SearchEvent& of) : event(of), columns(of.columns.begin(), of.columns.end()) {
        event.columns = columns;
        event.population = nullptr;
        event.child = nullptr;
    }

    SearchEvent event;
    std::vector<int> columns;
};

/// Classifies a search's events as moments, in order.
///
/// Taking back a queen is a step back; if nothing could be placed below the queen, a dead end comes first. A
/// wiped-out row is also a dead end, and stepping back from it adds no other. Solvers that do not backtrack
/// have none.
///
/// Moments count as alike if they show the same thing for the same reason. Squares rejected because of a
/// queen in the same column, on a diagonal, and a knight's move away differ; so do stepping back
/// over one row and over several. A queen placed at once differs from one placed after rejections; after the
/// first it is shown briefly. The first test and a queen placed at once by it are spare: what is refused
/// after them shows the same. A choice made at the start differs from one guided by ruled-out squares, from
/// the next square in the same row, and from the first choice that skips rows without a queen; up to that
/// one, choices of rows are shown in full. A choice that is shown in full also shows its placed queen in
/// full; that queen is spare, like the choices that teach least: the one at the start, the first guided one
/// of a row, and the next square.
class SearchMoments {
  public:
    explicit SearchMoments(Approach approach) : backtracks_(approach == Approach::backtracking) {}

    /// The dead end before the next event, if there is one. Call before of().
    std::optional<Moment> dead_end(const EventFacts& next);

    /// The moment of a silent step before the next event. Calls and returns have none: SearchBeat::lead_ins.
    Moment of(SilentStep step, const EventFacts& next);

    /// The moment of the next event.
    Moment of(const EventFacts& event);

    /// The moment of two queens that swap their columns.
    Moment of_swap() { return counted(MomentKind::place, 3); }

  private:
    static constexpr int new_draws_ = 3;               // later draws are alike
    static constexpr std::size_t ways_ = 4;            // ways in which moments of one kind can differ
    static constexpr std::uint64_t choices_told_ = 7;  // the most choices shown in full before one skips rows

    Moment counted(MomentKind kind, std::size_t way = 0) {
        return {kind, ++occurrences_[static_cast<std::size_t>(kind) * ways_ + way]};
    }

    Moment of_choice(SilentStep step, const EventFacts& next);

    bool backtracks_;
    bool childless_ = false;  // nothing was placed below the last queen, and the reason has not been shown
    bool went_back_ = false;  // the previous event took a queen back
    bool tested_ = false;     // an empty square was tested
    bool refused_ = false;    // a square was rejected since a queen was placed or removed
    bool spread_ = false;     // a queen has ruled out squares
    bool begun_ = false;      // something was chosen
    bool skipped_ = false;    // rows were skipped
    bool has_told_choice_ = false;   // for the next queen
    std::uint64_t rows_chosen_ = 0;  // chosen by the solver
    std::array<std::uint64_t, moment_kind_count * ways_> occurrences_{};
};

}  // namespace queenreel
