#include "story/search_manner.h"

namespace queenreel {

SearchManner manner_of(const Solver& solver) {
    using Kind = SearchEvent::Kind;
    SearchManner manner;
    bool breeds = false;
    for (const SearchEvent& event : solver.search(4, {.detail = Detail::steps})) {
        manner.tests |= event.kind == Kind::tested;
        manner.looks_ahead |= event.kind == Kind::wiped_out;
        breeds |= event.kind == Kind::generation;
    }
    if (!solver.complete)
        manner.approach = breeds                 ? Approach::population
                          : solver.deterministic ? Approach::formula
                                                 : Approach::repair;
    return manner;
}

}  // namespace queenreel
