#pragma once

#include <cstdint>

#include "base/generator.h"
#include "solvers/profile.h"
#include "solvers/search_event.h"
#include "story/story.h"
#include "timing/pace.h"

namespace queenreel {

/// The events a search is told by: those of StoryOptions::events, or of its solver, to the last solution
/// that is wanted. The same at each call.
Generator<SearchEvent> search_events(StoryOptions options);

/// All events that there are: those of StoryOptions::events also past the last solution that is wanted.
Generator<SearchEvent> all_events(const StoryOptions& options);

/// How many solutions of a search are wanted.
std::uint64_t wanted_solutions(const StoryOptions& options);

/// The moments that a search's events are, told in order.
///
/// A queen that is taken back goes back; where nothing could be placed below her, that is a dead end. A row
/// wiped out is one as well, and going back from it is not another. Solvers that do not backtrack know none.
class SearchMoments {
  public:
    explicit SearchMoments(Approach approach) : backtracks_(approach == Approach::backtracking) {}

    MomentKind of(const SearchEvent& event) { return of(event.kind, queen_stands(event)); }

    /// Of an event of which no more is known than its kind and queen_stands().
    MomentKind of(SearchEvent::Kind kind, bool stands);

  private:
    bool backtracks_;
    bool childless_ = false;  // the queen placed last is the last there is, and it has not been told why
};

}  // namespace queenreel
