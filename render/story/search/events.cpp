#include "story/search/events.h"

#include <utility>

namespace queenreel {

using Kind = SearchEvent::Kind;

Generator<SearchEvent> all_events(const StoryOptions& options) {
    return options.events
               ? options.events()
               : options.solver->search(options.n, {.detail = Detail::steps, .seed = options.seed});
}

std::uint64_t wanted_solutions(const StoryOptions& options) {
    return options.to_first_solution ? 1 : options.last;
}

Generator<SearchEvent> search_events(StoryOptions options) {
    std::uint64_t solutions = 0;
    for (const SearchEvent& event : all_events(options)) {
        co_yield event;
        if (event.kind == Kind::solution && ++solutions >= wanted_solutions(options))
            co_return;
    }
}

MomentKind SearchMoments::of(Kind kind, bool stands) {
    switch (kind) {
        case Kind::tested:
            return MomentKind::test;
        case Kind::rejected:
            // A queen that stands and is refused is the board refused: that says why she goes.
            childless_ = childless_ && !stands;
            return MomentKind::reject;
        case Kind::placed:
            childless_ = backtracks_;
            return MomentKind::place;
        case Kind::removed:
            return std::exchange(childless_, false) ? MomentKind::deadend : MomentKind::back;
        case Kind::wiped_out:
            childless_ = false;
            return MomentKind::deadend;
        case Kind::restarted:
            return MomentKind::restart;
        case Kind::generation:
            return MomentKind::generation;
        case Kind::solution:
            childless_ = false;
            return MomentKind::solution;
        case Kind::exhausted:
        case Kind::gave_up:
            break;
    }
    return MomentKind::end;
}

}  // namespace queenreel
