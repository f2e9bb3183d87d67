#include "solvers/border_search.h"

#include <bit>
#include <cstddef>

namespace queenreel {
BorderSearch::BorderSearch(int n) : n_(n), buffers_(static_cast<std::size_t>(n)) {
    in_lanes_.reserve(static_cast<std::size_t>(n));
    for (int row = 0; row < n; ++row)
        board_.push_back({row, ~std::uint32_t{0} >> (32 - n)});
}

std::uint64_t BorderSearch::solutions(const Border& border, const std::stop_token& stop) {
    Rows rows = board_;
    for (const Square queen : border.queens(n_)) {
        Rows left;
        place(queen, rows, left);
        rows = left;
    }
    return count(rows, 0, stop);
}

/// Puts a queen on the board of these rows; gives whether each of those `left` has a free square.
bool BorderSearch::place(Square queen, const Rows& rows, Rows& left) {
    left.clear();
    bool alive = true;
    for (const auto [index, allowed] : rows) {
        const int distance = index < queen.row ? queen.row - index : index - queen.row;
        if (distance == 0)
            continue;
        const std::uint64_t column = std::uint64_t{1} << queen.column;
        const std::uint64_t attacked = column | column << distance | column >> distance;
        const std::uint32_t free = allowed & ~static_cast<std::uint32_t>(attacked);
        left.push_back({index, free});
        alive = alive && free != 0;
    }
    return alive;
}

/// The ways to fill these rows.
std::uint64_t BorderSearch::count(const Rows& rows, std::size_t narrowings, const std::stop_token& stop) {
    std::uint32_t columns = 0;
    for (const Row& row : rows)
        columns |= row.allowed;
    const int width = std::bit_width(columns) - std::countr_zero(columns);
    if (width <= narrow_columns() || width > narrow_columns() + max_narrowings - static_cast<int>(narrowings))
        return count_in_lanes(rows, stop);
    const int column = std::countr_zero(columns);
    std::uint64_t sum = 0;
    Rows& left = narrowed_[narrowings];
    for (const auto [index, allowed] : rows)
        if ((allowed >> column & 1U) != 0 && place({index, column}, rows, left))
            sum += count(left, narrowings + 1, stop);
    return sum;
}

std::uint64_t BorderSearch::count_in_lanes(const Rows& rows, const std::stop_token& stop) {
    if (rows.empty())
        return 1;
    in_lanes_.clear();
    for (const auto [index, allowed] : rows) {
        if (!in_lanes_.empty())
            in_lanes_.back().distance = index - rows[in_lanes_.size() - 1].index;
        in_lanes_.push_back({.allowed = allowed, .distance = 1});
    }
    return queenreel::count_in_lanes(buffers_, in_lanes_, stop);
}

}  // namespace queenreel
