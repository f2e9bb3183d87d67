#include "queenreel/solvers/search_tally.h"

namespace queenreel {
namespace {

void add_event(const SearchEvent& event, SearchTally& tally) {
    using Kind = SearchEvent::Kind;
    tally.looks = event.looks;
    switch (event.kind) {
        case Kind::tested:
            ++tally.tests;
            break;
        case Kind::placed:
            ++tally.nodes;
            break;
        case Kind::solution:
            ++tally.solutions;
            if (!tally.first)
                tally.first = {.nodes = tally.nodes,
                               .tests = tally.tests,
                               .looks = tally.looks,
                               .columns = {event.columns.begin(), event.columns.end()}};
            break;
        case Kind::gave_up:
            tally.gave_up = true;
            break;
        case Kind::rejected:
        case Kind::removed:
        case Kind::wiped_out:
        case Kind::restarted:
        case Kind::generation:
        case Kind::bred:
        case Kind::exhausted:
            break;
    }
}

}  // namespace

SearchTally tally(Generator<SearchEvent> events, TallyEnd end) {
    SearchTally result;
    SearchObserver observer;
    for (const SearchEvent& event : events) {
        add_event(event, result);
        observer.observe(event);
        if (result.first && end == TallyEnd::first_solution)
            break;
    }
    result.profile = observer.profile();
    return result;
}

}  // namespace queenreel
