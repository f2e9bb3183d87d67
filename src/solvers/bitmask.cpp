#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>

#include "solvers/solver.h"

namespace queenreel {
namespace {

constexpr int greatest_size = 32;

/// A row to be filled: bit c stands for column c. The diagonals move by one column a row.
struct Row {
    std::uint32_t columns = 0;        ///< taken by a queen above
    std::uint32_t diagonals = 0;      ///< attacked along a diagonal that goes down to the right
    std::uint32_t antidiagonals = 0;  ///< attacked along a diagonal that goes down to the left
    std::uint32_t untried = 0;        ///< free squares not tried yet

    /// The row below, once the queen of this one stands at `queen`.
    Row below(std::uint32_t queen, std::uint32_t board) const {
        Row row{columns | queen, (diagonals | queen) << 1, (antidiagonals | queen) >> 1};
        row.untried = board & ~(row.columns | row.diagonals | row.antidiagonals);
        return row;
    }
};

/// Backtracking with the free squares of a row as the set bits of a word (Richards, "Backtracking algorithms
/// in MCPL using bit patterns and recursion", 1997). It tests no square: the free ones are known at once, so
/// it tells of queens placed and removed, and of solutions.
///
/// A step takes its place in the search from memory, runs in registers, and puts it back.
class BitmaskSearch {
  public:
    explicit BitmaskSearch(int n) : size_(n), board_(~std::uint32_t{0} >> (greatest_size - n)) {
        rows_[0].untried = board_;
    }

    /// Goes on to the next solution; false when there are no more.
    bool next_solution();

    /// Goes on by one event; nothing at the end.
    std::optional<SearchEvent> next_event();

    /// The queens that stand.
    Solution columns() const { return {columns_.data(), static_cast<std::size_t>(filled_)}; }

  private:
    int size_;
    std::uint32_t board_;  // a bit for each column
    int filled_ = 0;       // rows with a queen
    bool told_ = false;    // whether the standing solution has been told
    std::array<Row, greatest_size + 1> rows_;
    std::array<int, greatest_size> columns_;
};

bool BitmaskSearch::next_solution() {
    Row* row = rows_.data() + (filled_ == size_ ? size_ - 1 : filled_);
    Row* const last = rows_.data() + size_ - 1;
    Row now = *row;
    for (;;) {
        while (now.untried == 0) {
            if (row == rows_.data())
                return false;
            now = *--row;
        }
        const std::uint32_t queen = now.untried & (~now.untried + 1);
        now.untried ^= queen;
        columns_[static_cast<std::size_t>(row - rows_.data())] = std::countr_zero(queen);
        if (row == last) {
            *row = now;
            filled_ = size_;
            return true;
        }
        const Row below = now.below(queen, board_);
        if (below.untried != 0) {
            *row++ = now;
            now = below;
        }
    }
}

std::optional<SearchEvent> BitmaskSearch::next_event() {
    using Kind = SearchEvent::Kind;
    if (filled_ == size_ && !told_) {
        told_ = true;
        return SearchEvent{Kind::solution, {}, {}, columns()};
    }
    Row& row = rows_[static_cast<std::size_t>(filled_)];
    if (filled_ < size_ && row.untried != 0) {
        const std::uint32_t queen = row.untried & (~row.untried + 1);
        row.untried ^= queen;
        rows_[static_cast<std::size_t>(filled_ + 1)] = row.below(queen, board_);
        const Square square{filled_, std::countr_zero(queen)};
        columns_[static_cast<std::size_t>(filled_++)] = square.column;
        told_ = false;
        return SearchEvent{Kind::placed, square, {}, columns()};
    }
    if (filled_ == 0)
        return std::nullopt;
    --filled_;
    return SearchEvent{Kind::removed, {filled_, columns_[static_cast<std::size_t>(filled_)]}, {}, columns()};
}

}  // namespace

Generator<SearchEvent> bitmask(int n, Detail detail) {
    if (n < 1 || n > greatest_size)
        throw std::invalid_argument("bitmask " + std::to_string(n) + ": a row must fit a word; give 1 to 32");
    BitmaskSearch search(n);
    if (detail == Detail::steps) {
        while (const auto event = search.next_event())
            co_yield *event;
        co_return;
    }
    while (search.next_solution())
        co_yield SearchEvent{SearchEvent::Kind::solution, {}, {}, search.columns()};
}

}  // namespace queenreel
