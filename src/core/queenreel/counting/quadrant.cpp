#include "queenreel/counting/quadrant.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

#include "queenreel/puzzle/square.h"

namespace queenreel {
namespace {

/// The bit of a diagonal: one of the 2 · half − 1 in its `direction`, 0 or 1, numbered across the middle of
/// the board. Central ones have the highest bits, because they are most often occupied in both halves.
std::uint64_t diagonal_bit(int index, int direction, int half) {
    const int from_middle = std::abs(index - (half - 1));
    if (from_middle >= half)
        return 0;
    const int lower =
        from_middle == 0 ? direction : 4 * from_middle - 2 + 2 * direction + (index < half ? 0 : 1);
    return std::uint64_t{1} << (4 * half - 3 - lower);
}

/// The bits of a square's diagonals on an n×n board.
std::uint64_t diagonal_bits(Square square, int n) {
    const int half = n / 2;
    return diagonal_bit(square.row - square.column + half - 1, 0, half) |
           diagonal_bit(square.row + square.column - (n - half), 1, half);
}

}  // namespace

Quadrant::Quadrant(int n, const std::optional<Cross>& cross, Corner corner) : side_(n / 2) {
    const bool right = corner == Corner::upper_right || corner == Corner::lower_right;
    const bool lower = corner == Corner::lower_left || corner == Corner::lower_right;
    std::vector<Square> queens;
    if (cross)
        queens = {{cross->row, side_}, {side_, cross->column}};
    for (int row = 0; row < side_; ++row)
        for (int column = 0; column < side_; ++column) {
            const Square square{lower ? n - 1 - row : row, right ? n - 1 - column : column};
            const auto attacks = [square](Square queen) { return share_line(queen, square); };
            if (std::ranges::none_of(queens, attacks))
                free_rows_[static_cast<std::size_t>(column)] |= std::uint32_t{1} << row;
            diagonals_[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] =
                diagonal_bits(square, n);
        }
    for (int line = 0; line < side_; ++line) {
        const int row = lower ? n - 1 - line : line;
        const int column = right ? n - 1 - line : line;
        if (!cross || cross->row != row)
            rows_ |= std::uint32_t{1} << line;
        if (!cross || cross->column != column)
            columns_ |= std::uint32_t{1} << line;
    }
    for (std::uint32_t set = 0; set <= rows_; ++set)
        if ((set & ~rows_) == 0)
            row_sets_[static_cast<std::size_t>(std::popcount(set))].push_back(set);
}

/// Finds the placements that add a queen in each of `columns`; `down` and `up` are the rows attacked along
/// diagonals in the first of them.
void Quadrant::fill(std::uint32_t columns, Placement queens, std::uint32_t down, std::uint32_t up) {
    if (columns == 0) {
        found_.push_back(queens);
        return;
    }
    const auto column = static_cast<std::size_t>(std::countr_zero(columns));
    const std::uint32_t others = columns & (columns - 1);
    const int distance = others == 0 ? 0 : std::countr_zero(others) - static_cast<int>(column);
    for (std::uint32_t free = free_rows_[column] & ~(queens.rows | down | up); free != 0; free &= free - 1) {
        const auto row = static_cast<std::size_t>(std::countr_zero(free));
        const std::uint32_t queen = std::uint32_t{1} << row;
        fill(others, {queens.rows | queen, queens.diagonals | diagonals_[row][column]},
             (down | queen) << distance, (up | queen) >> distance);
    }
}

const Quadrant::Placements& Quadrant::placements(std::uint32_t columns) {
    if (const auto kept = kept_.find(columns); kept != kept_.end())
        return kept->second;
    if (kept_bytes_ > max_kept) {
        kept_.clear();
        kept_bytes_ = 0;
    }
    found_.clear();
    fill(columns, {}, 0, 0);
    Placements sorted;
    sorted.begin_.resize((std::size_t{1} << side_) + 1);
    sorted.diagonals_.resize(found_.size() + past_end);
    for (const Placement& placement : found_)
        ++sorted.begin_[placement.rows];
    std::uint32_t end = 0;
    for (std::uint32_t& begin : sorted.begin_)
        begin = end += begin;
    for (const Placement& placement : found_)
        sorted.diagonals_[--sorted.begin_[placement.rows]] = placement.diagonals;
    kept_bytes_ += sorted.begin_.size() * sizeof(std::uint32_t) + found_.size() * sizeof(std::uint64_t);
    return kept_.emplace(columns, std::move(sorted)).first->second;
}

}  // namespace queenreel
