#include "queenreel/verify/enumerate.h"

#include <utility>

namespace queenreel::judge {

Enumerator::Enumerator(Puzzle puzzle, std::uint64_t max_nodes)
    : puzzle_(std::move(puzzle)),
      n_(puzzle_.size()),
      nodes_left_(max_nodes),
      columns_(n_, -1),
      column_taken_(n_),
      diagonal_taken_(2 * n_),
      antidiagonal_taken_(2 * n_) {}

bool Enumerator::is_free(int row, int column) const {
    if (puzzle_.rule() != AttackRule::queens) {
        for (int above = 0; above < row; ++above)
            if (puzzle_.attacks({above, columns_[above]}, {row, column}))
                return false;
        return (puzzle_.open(row) >> column & 1U) != 0;
    }
    return !column_taken_[column] && !diagonal_taken_[row - column + n_] &&
           !antidiagonal_taken_[row + column] &&
           (puzzle_.is_plain() || (puzzle_.open(row) >> column & 1U) != 0);
}

void Enumerator::toggle(int row, int column) {
    column_taken_[column].flip();
    diagonal_taken_[row - column + n_].flip();
    antidiagonal_taken_[row + column].flip();
}

bool Enumerator::next() {
    if (row_ == n_)
        --row_;
    while (row_ >= 0 && nodes_left_ > 0) {
        int& column = columns_[row_];
        if (column >= 0)
            toggle(row_, column);
        do
            ++column;
        while (column < n_ && !is_free(row_, column));
        if (column == n_) {
            column = -1;
            --row_;
            continue;
        }
        toggle(row_, column);
        --nodes_left_;
        if (++row_ == n_)
            return true;
    }
    return false;
}

}  // namespace queenreel::judge
