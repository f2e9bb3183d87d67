#include "story/search/events.h"

#include <cstdint>
#include <utility>

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

}  // namespace

bool queen_stands(const SearchEvent& event) {
    const auto row = static_cast<std::size_t>(event.square.row);
    return row < event.columns.size() && event.columns[row] == event.square.column;
}

Generator<SearchEvent> search_events(StoryOptions options) {
    const std::uint64_t last = options.to_first_solution ? 1 : options.last;
    std::uint64_t solutions = 0;
    Generator<SearchEvent> all =
        options.events ? options.events()
                       : options.solver->search(options.n, {.detail = Detail::steps, .seed = options.seed});
    for (const SearchEvent& event : all) {
        co_yield event;
        if (event.kind == Kind::solution && ++solutions >= last)
            co_return;
    }
}

Beat SearchBeats::of(const SearchEvent& event) {
    switch (event.kind) {
        case Kind::tested:
            return Beat::test;
        case Kind::rejected:
            // A queen that stands and is refused is the board refused: that says why she goes.
            childless_ = childless_ && !queen_stands(event);
            return Beat::reject;
        case Kind::placed:
            childless_ = turns_back_;
            return Beat::place;
        case Kind::removed:
            return std::exchange(childless_, false) ? Beat::deadend : Beat::back;
        case Kind::wiped_out:
            childless_ = false;
            return Beat::deadend;
        case Kind::restarted:
            return Beat::restart;
        case Kind::generation:
            return Beat::generation;
        case Kind::solution:
            childless_ = false;
            return Beat::solution;
        case Kind::exhausted:
        case Kind::gave_up:
            break;
    }
    return Beat::end;
}

}  // namespace queenreel
