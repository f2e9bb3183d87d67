#include "queenreel/counting/count_puzzle.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <span>
#include <stdexcept>
#include <vector>

#include "queenreel/puzzle/attack_masks.h"

namespace queenreel {
namespace {

/// Counts row by row, with the free squares of a row as the set bits of a word (Richards 1997).
class PuzzleCounter {
  public:
    using Mask = Puzzle::Mask;

    PuzzleCounter(const Puzzle& puzzle, const std::function<bool(double)>& keep_going)
        : size_(puzzle.size()), keep_going_(keep_going) {
        for (int row = 0; row < size_; ++row)
            rows_[static_cast<std::size_t>(row)].open = puzzle.open(row);
    }

    /// Counts the solutions from `row` down when the queens above attack these columns and diagonals.
    std::uint64_t count(int row, Mask columns, Mask diagonals, Mask antidiagonals) {
        if (!enter(row))
            return 1;
        Row& here = rows_[static_cast<std::size_t>(row)];
        std::uint64_t found = 0;
        here.free = here.open & ~(columns | diagonals | antidiagonals);
        for (Mask left = here.left = here.free; left != 0 && !stopped_; here.left = left &= left - 1) {
            const Mask queen = left & (~left + 1);
            found += count(row + 1, columns | queen, (diagonals | queen) << 1, (antidiagonals | queen) >> 1);
        }
        return found;
    }

    /// The same for pieces that attack by another rule and are at `columns`.
    std::uint64_t count_by_rule(const AttackMasks& attacked, std::vector<int>& columns) {
        const int row = static_cast<int>(columns.size());
        if (!enter(row))
            return 1;
        Row& here = rows_[static_cast<std::size_t>(row)];
        here.free = here.open;
        for (int above = 0; above < row && here.free != 0; ++above)
            here.free &= ~attacked.of({above, columns[static_cast<std::size_t>(above)]}, row);
        std::uint64_t found = 0;
        for (here.left = here.free; here.left != 0 && !stopped_; here.left &= here.left - 1) {
            columns.push_back(std::countr_zero(here.left));
            found += count_by_rule(attacked, columns);
            columns.pop_back();
        }
        return found;
    }

    int filled_rows() const { return filled_rows_; }
    bool is_stopped() const { return stopped_; }

  private:
    static constexpr std::uint64_t nodes_a_question = 1U << 20;

    struct Row {
        Mask open = 0;  ///< the squares that the puzzle allows
        Mask free = 0;  ///< those of them that no queen above attacks
        Mask left = 0;  ///< those of them that are still to be tried, including the current one
    };

    /// Enters a row, and polls keep_going now and then. Returns false past the last row.
    bool enter(int row) {
        filled_rows_ = std::max(filled_rows_, row);
        if (row < size_ && ++nodes_ % nodes_a_question == 0 && keep_going_ && !keep_going_(share_before(row)))
            stopped_ = true;
        return row < size_;
    }

    /// The estimated share of placements done when `row` begins: the free squares of a row count alike.
    double share_before(int row) const {
        double share = 0;
        double part = 1;
        for (const Row& above : std::span(rows_).first(static_cast<std::size_t>(row))) {
            part /= std::popcount(above.free);
            share += part * std::popcount(above.free ^ above.left);
        }
        return share;
    }

    int size_;
    const std::function<bool(double)>& keep_going_;
    std::array<Row, Puzzle::max_masked> rows_{};
    std::uint64_t nodes_ = 0;
    int filled_rows_ = 0;
    bool stopped_ = false;
};

}  // namespace

std::optional<PuzzleCount> count_puzzle(const Puzzle& puzzle, const std::function<bool(double)>& keep_going) {
    if (puzzle.clash())
        return PuzzleCount{};
    if (const auto known = solutions_by_theory(puzzle.rule(), puzzle.size());
        known && (known == 0 || !puzzle.givens().any()))
        return PuzzleCount{.solutions = *known, .filled_rows = known == 0 ? 0 : puzzle.size()};
    if (puzzle.size() > Puzzle::max_masked)
        throw std::invalid_argument("puzzles are counted on boards of at most 32 rows");
    PuzzleCounter counter(puzzle, keep_going);
    std::vector<int> columns;
    const std::uint64_t solutions = puzzle.rule() == AttackRule::queens
                                        ? counter.count(0, 0, 0, 0)
                                        : counter.count_by_rule(AttackMasks(puzzle), columns);
    if (counter.is_stopped())
        return std::nullopt;
    return PuzzleCount{.solutions = solutions, .filled_rows = counter.filled_rows()};
}

}  // namespace queenreel
