#include "queenreel/story/search/task_size.h"

#include <cstdint>
#include <string>
#include <utility>

namespace queenreel {

namespace {

/// The boards with a queen in each of the first rows.
std::uint64_t boards_of(int n, int rows) {
    std::uint64_t boards = 1;
    for (int row = 0; row < rows; ++row)
        boards *= static_cast<std::uint64_t>(n);
    return boards;
}

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

/// Returns whether cards state the size of the task.
bool is_told(const Solver& solver, int n) {
    constexpr int least = 5;
    constexpr int most = 9;  // larger searches take longer than a user waits
    const SearchProfile& profile = solver.profile;
    return n >= least && n <= most && solver.ordered && profile.approach == Approach::backtracking &&
           profile.tests == Tests::empty_squares;
}

}  // namespace

std::vector<Card::Total> task_size(const Solver& solver, int n, const Words& words, Numbering numbering) {
    if (!is_told(solver, n))
        return {};
    const BoardNames names(n, numbering, words);
    std::vector<std::string> row_by_row;
    for (int rows = 1; rows <= n; ++rows)
        row_by_row.push_back(names.number(boards_of(n, rows)));
    std::string all = std::move(row_by_row.back());
    row_by_row.pop_back();
    return {{names.in_general(message("Boards with a queen in each {row}")), std::move(all),
             std::move(row_by_row)},
            {names.say("Boards we will look at"), names.number(consistent_boards(n, 0, 0, 0))}};
}

std::optional<Card::Total> boards_looked_at(const Solver& solver, int n, const Words& words) {
    if (!is_told(solver, n))
        return std::nullopt;
    return Card::Total{words.say("Boards looked at"),
                       words.say("{number} instead of {all}", {words.number(consistent_boards(n, 0, 0, 0)),
                                                               words.number(boards_of(n, n))})};
}

}  // namespace queenreel
