#pragma once

#include "base/generator.h"
#include "solvers/search_event.h"
#include "story/search/manner.h"
#include "story/story.h"
#include "timing/pace.h"

namespace queenreel {

/// The events a search is told by: those of StoryOptions::events, or of its solver, to the last solution
/// that is wanted. The same at each call.
Generator<SearchEvent> search_events(StoryOptions options);

/// Whether there is a queen on the event's square after it.
bool queen_stands(const SearchEvent& event);

/// The beats of a search's events, told in order.
///
/// A queen that is taken back goes back; where nothing could be placed below her, that is a dead end. A row
/// wiped out is one as well, and going back from it is not another. Solvers that move queens about know none.
class SearchBeats {
  public:
    explicit SearchBeats(const Solver& solver) : SearchBeats(manner_of(solver)) {}
    explicit SearchBeats(const StoryOptions& options) : SearchBeats(manner_of(options)) {}

    Beat of(const SearchEvent& event);

  private:
    explicit SearchBeats(const SearchManner& manner) : turns_back_(manner.approach == Approach::tree) {}

    bool turns_back_;
    bool childless_ = false;  // the queen placed last is the last there is, and it has not been told why
};

}  // namespace queenreel
