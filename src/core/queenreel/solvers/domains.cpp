#include "queenreel/solvers/domains.h"

#include <cstdlib>

namespace queenreel {

Domains::Domains(const Puzzle& puzzle) : open_(~Mask{0} >> (max_size - puzzle.size())) {
    domains_.fill(open_);
    for (int row = 0; row < puzzle.size(); ++row)
        domains_[static_cast<std::size_t>(row)] = puzzle.open(row);
}

Domains Domains::with_queen(Square square) const {
    Domains left = *this;
    left.open_ &= ~(Mask{1} << square.row);
    const Mask queen = Mask{1} << square.column;
    for (Mask rows = left.open_; rows != 0; rows &= rows - 1) {
        const int row = std::countr_zero(rows);
        const int distance = std::abs(row - square.row);
        left.domains_[static_cast<std::size_t>(row)] &= ~(queen | queen << distance | queen >> distance);
    }
    return left;
}

Domains Domains::with_piece(Square square, const AttackMasks& attacked) const {
    Domains left = *this;
    left.open_ &= ~(Mask{1} << square.row);
    for (Mask rows = left.open_; rows != 0; rows &= rows - 1) {
        const int row = std::countr_zero(rows);
        left.domains_[static_cast<std::size_t>(row)] &= ~attacked.of(square, row);
    }
    return left;
}

int Domains::first_row() const {
    return std::countr_zero(open_);
}

int Domains::most_constrained_row() const {
    int best = first_row();
    for (Mask rows = open_; rows != 0; rows &= rows - 1)
        if (const int row = std::countr_zero(rows); std::popcount(of(row)) < std::popcount(of(best)))
            best = row;
    return best;
}

std::optional<int> Domains::wiped_out() const {
    for (Mask rows = open_; rows != 0; rows &= rows - 1)
        if (const int row = std::countr_zero(rows); of(row) == 0)
            return row;
    return std::nullopt;
}

}  // namespace queenreel
