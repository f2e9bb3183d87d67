#include "solvers/border_search.h"

#include <algorithm>

namespace queenreel {
namespace {

/// How many placements go a row further together: enough to keep a processor busy, few enough that the lists
/// of all rows stay in its cache.
constexpr std::size_t batch = 512;

/// The most placements that are too few for a round: a round that reads what the one before has just written
/// teaches the processor to wait for those writes in all later rounds, too. Without this limit the search
/// takes 1.5 times as long.
constexpr std::ptrdiff_t few = 8;

}  // namespace

BorderSearch::BorderSearch(int n) : n_(n) {
    const auto rows = static_cast<std::size_t>(n);
    rows_.reserve(rows);
    for (std::size_t depth = 0; depth < rows; ++depth)
        placements_.push_back(std::make_unique_for_overwrite<Placement[]>(batch * rows));
}

std::uint64_t BorderSearch::solutions(const Border& border, const std::stop_token& stop) {
    find_rows(border);
    if (rows_.empty())
        return 1;
    placements_[0][0] = {rows_[0].allowed, 0, 0, 0};
    return rows_[0].allowed == 0 ? 0 : descend(0, 1, stop);
}

void BorderSearch::find_rows(const Border& border) {
    rows_.clear();
    const auto queens = border.queens(n_);
    for (int row = 0; row < n_; ++row) {
        if (std::any_of(queens.begin(), queens.end(), [row](Square queen) { return queen.row == row; }))
            continue;
        Mask allowed = 0;
        for (int column = 0; column < n_; ++column) {
            const Square square{row, column};
            const bool attacked = std::any_of(queens.begin(), queens.end(),
                                              [square](Square queen) { return share_line(queen, square); });
            allowed |= Mask{!attacked} << column;
        }
        rows_.push_back({row, allowed});
    }
}

/// The solutions that begin with one of the first `count` placements at `depth`.
std::uint64_t BorderSearch::descend(std::size_t depth, std::size_t count, const std::stop_token& stop) {
    // A placement that leaves a free square in the last row leaves one: it is a solution.
    if (depth + 1 == rows_.size())
        return count;
    std::uint64_t sum = 0;
    while (count > 0 && !stop.stop_requested()) {
        const std::size_t taken = std::min(count, batch);
        count -= taken;
        if (const std::size_t deeper = fill(depth, count, taken); deeper > 0)
            sum += descend(depth + 1, deeper, stop);
    }
    return sum;
}

/// Puts a queen on each untried square of the row at `depth`, in each of `count` placements from the `first`,
/// and lists at the next depth those that leave its row a free square. Gives their number.
std::size_t BorderSearch::fill(std::size_t depth, std::size_t first, std::size_t count) {
    const Mask allowed = rows_[depth + 1].allowed;
    const int distance = rows_[depth + 1].index - rows_[depth].index;
    Placement* const begin = &placements_[depth][first];
    Placement* const below = placements_[depth + 1].get();
    Placement* next = below;
    // Each round tries one square of each placement, and keeps those with another one.
    Placement* end = begin + count;
    while (end - begin > few) {
        Placement* kept = begin;
        for (const Placement* at = begin; at != end; ++at) {
            Placement now = *at;
            const Mask queen = now.untried & (~now.untried + 1);
            now.untried ^= queen;
            *kept = now;
            kept += now.untried != 0;
            *next = now.below(queen, distance, allowed);
            next += next->untried != 0;
        }
        end = kept;
    }
    for (const Placement* at = begin; at != end; ++at) {
        for (Mask untried = at->untried; untried != 0; untried &= untried - 1) {
            *next = at->below(untried & (~untried + 1), distance, allowed);
            next += next->untried != 0;
        }
    }
    return static_cast<std::size_t>(next - below);
}

}  // namespace queenreel
