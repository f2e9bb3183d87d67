#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "queenreel/base/generator.h"
#include "queenreel/solvers/profile.h"
#include "queenreel/solvers/search_event.h"
#include "queenreel/story/search/silent_steps.h"
#include "queenreel/story/search/swap.h"
#include "queenreel/story/story.h"
#include "queenreel/timing/pace.h"

namespace queenreel {

/// The events a search is told by: those of StoryOptions::events, or of its solver, to the last solution
/// that is wanted. The same at each call.
Generator<SearchEvent> search_events(StoryOptions options);

/// All events that there are: those of StoryOptions::events also past the last solution that is wanted.
Generator<SearchEvent> all_events(const StoryOptions& options);

/// How many solutions of a search are wanted.
std::uint64_t wanted_solutions(const StoryOptions& options);

/// What a moment needs to know of an event: it outlives the solver's step.
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
    bool stands;           ///< whether there is a queen on the square
    bool tests_swap;       ///< of two queens that stand
    bool is_drawn;         ///< the square is, from those that were as good
    bool has_two_parents;  ///< a child
    bool is_mutated;       ///< a child
    bool chooses_row;      ///< of a queen placed: its solver has chosen the row
    bool skips_rows;       ///< and rows above it have no queen yet

  private:
    static bool has_open_row_above(const SearchEvent& placed);
};

/// The moments that a search's events are, told in order.
///
/// A queen that is taken back goes back; where nothing could be placed below her, there is a dead end before
/// that. A row wiped out is one as well, and going back from it has no other. Solvers that do not backtrack
/// know none.
///
/// Moments are alike that show the same thing for the same reason: squares refused by a queen of their column
/// and by one on a diagonal are not, nor are a way back over one row and over several, nor a queen placed at
/// once, which is told in full but the first time only, in few words, and one placed after refusals. What is
/// chosen at first is not like what is chosen by what a queen has ruled out, nor what is tried next in a row
/// like a row that is chosen though others above it have no queen; up to that one all rows chosen are told.
/// A choice told in full has the queen placed by it told as well.
class SearchMoments {
  public:
    explicit SearchMoments(Approach approach) : backtracks_(approach == Approach::backtracking) {}

    /// The dead end that the search is at before the next event, if it is at one. Ask before of().
    std::optional<Moment> dead_end(const EventFacts& next);

    /// That of a silent step before the next event that is no beat of another moment: see is_lead_in().
    Moment of(SilentStep step, const EventFacts& next);

    /// That of the next event.
    Moment of(const EventFacts& event);

    /// That of two queens who swap their columns.
    Moment of_swap() { return counted(MomentKind::place, 3); }

  private:
    static constexpr int new_draws_ = 3;               // of those that come after, one is like the other
    static constexpr std::size_t ways_ = 4;            // in which a moment of one kind may differ from others
    static constexpr std::uint64_t choices_told_ = 7;  // up to one that skips rows, at the most

    Moment counted(MomentKind kind, std::size_t way = 0) {
        return {kind, ++occurrences_[static_cast<std::size_t>(kind) * ways_ + way]};
    }

    Moment of_choice(SilentStep step, const EventFacts& next);

    bool backtracks_;
    bool childless_ = false;  // the queen placed last is the last there is, and it has not been told why
    bool went_back_ = false;  // the event before took a queen back
    bool refused_ = false;    // a square was refused since a queen came or went
    bool spread_ = false;     // a queen has ruled out squares
    bool begun_ = false;      // something was chosen
    bool skipped_ = false;    // rows were skipped
    bool has_told_choice_ = false;   // of the queen to come
    std::uint64_t rows_chosen_ = 0;  // by their solver
    std::array<std::uint64_t, moment_kind_count * ways_> occurrences_{};
};

}  // namespace queenreel
