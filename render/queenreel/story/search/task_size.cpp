#include "queenreel/story/search/task_size.h"

#include <cstdint>

#include "queenreel/base/text.h"

namespace queenreel {

std::vector<Card::Total> task_size(const Solver& solver, int n) {
    constexpr int least = 5;
    constexpr int most = 9;  // the search of more takes longer than one waits for
    const SearchProfile& profile = solver.profile;
    if (n < least || n > most || !solver.ordered || profile.approach != Approach::backtracking ||
        profile.tests != Tests::empty_squares)
        return {};
    std::uint64_t boards = 1;
    for (int row = 0; row < n; ++row)
        boards *= static_cast<std::uint64_t>(n);
    std::uint64_t looked_at = 1;
    for (const SearchEvent& event : solver.search(n, {.detail = Detail::steps}))
        looked_at += event.kind == SearchEvent::Kind::placed ? 1 : 0;
    return {{"Boards with a queen in each row", grouped(boards)},
            {"Boards we will look at", grouped(looked_at)}};
}

}  // namespace queenreel
