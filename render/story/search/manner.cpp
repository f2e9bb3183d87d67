#include "story/search/manner.h"

#include <vector>

#include "story/search/events.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

constexpr int listened_to = 10'000;  // events of a trace

/// What is heard of a search.
struct Heard {
    SearchManner manner{};
    bool breeds = false;
    bool takes_back = false;
    bool in_turn = true;  // those placed last are taken back first
};

Heard listen(Generator<SearchEvent> events) {
    Heard heard;
    std::vector<Square> queens;
    for (int left = listened_to; const SearchEvent& event : events) {
        heard.manner.tests |= event.kind == Kind::tested;
        heard.manner.asks_first |= event.kind == Kind::tested && !queen_stands(event);
        heard.manner.looks_ahead |= event.kind == Kind::wiped_out;
        heard.breeds |= event.kind == Kind::generation;
        if (event.kind == Kind::placed)
            queens.push_back(event.square);
        if (event.kind == Kind::removed) {
            heard.takes_back = true;
            heard.in_turn &= !queens.empty() && queens.back() == event.square;
            if (!queens.empty())
                queens.pop_back();
        }
        if (--left == 0)
            break;
    }
    return heard;
}

Approach approach_of(const Solver& solver, const Heard& heard) {
    if (heard.breeds)
        return Approach::population;
    if (solver.complete)
        return Approach::tree;
    if (find_solver(solver.name))
        return solver.deterministic ? Approach::formula : Approach::repair;
    if (!heard.in_turn)
        return Approach::repair;
    return heard.takes_back ? Approach::tree : Approach::formula;
}

SearchManner manner(const Solver& solver, const Heard& heard) {
    SearchManner result = heard.manner;
    result.approach = approach_of(solver, heard);
    return result;
}

}  // namespace

SearchManner manner_of(const Solver& solver) {
    return manner(solver, listen(solver.search(4, {.detail = Detail::steps})));
}

SearchManner manner_of(const StoryOptions& options) {
    const Solver& solver = *options.solver;
    return find_solver(solver.name) ? manner_of(solver) : manner(solver, listen(search_events(options)));
}

}  // namespace queenreel
