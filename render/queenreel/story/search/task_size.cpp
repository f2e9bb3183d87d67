#include "queenreel/story/search/task_size.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "queenreel/base/text.h"

namespace queenreel {

namespace {

/// Counts the boards that a row-by-row search reaches: those with queens in the first rows that do not attack
/// each other, including the empty one. The masks have a bit for each column that the queens above attack.
std::uint64_t consistent_boards(int n, unsigned columns, unsigned right, unsigned left) {
    std::uint64_t boards = 1;
    const unsigned all = (1U << n) - 1;
    if (columns == all)
        return boards;
    for (unsigned open = all & ~(columns | right | left); open != 0; open &= open - 1) {
        const unsigned queen = open & (~open + 1);
        boards += consistent_boards(n, columns | queen, (right | queen) >> 1, (left | queen) << 1);
    }
    return boards;
}

}  // namespace

std::vector<Card::Total> task_size(const Solver& solver, int n, const Words& words) {
    constexpr int least = 5;
    constexpr int most = 9;  // larger searches take longer than a user waits
    const SearchProfile& profile = solver.profile;
    if (n < least || n > most || !solver.ordered || profile.approach != Approach::backtracking ||
        profile.tests != Tests::empty_squares)
        return {};
    std::uint64_t boards = 1;
    std::vector<std::string> row_by_row;
    for (int row = 0; row < n; ++row)
        row_by_row.push_back(words.number(boards *= static_cast<std::uint64_t>(n)));
    std::string all = std::move(row_by_row.back());
    row_by_row.pop_back();
    return {{words.say("Boards with a queen in each row"), std::move(all), std::move(row_by_row)},
            {words.say("Boards we will look at"), words.number(consistent_boards(n, 0, 0, 0))}};
}

}  // namespace queenreel
