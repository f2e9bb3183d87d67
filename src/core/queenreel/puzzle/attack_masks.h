#pragma once

#include <cstddef>
#include <vector>

#include "queenreel/puzzle/puzzle.h"

namespace queenreel {

/// The columns that a piece on each square attacks in each other row, for rules of attack that shifting a
/// word cannot express. Takes O(n³) memory, and O(n³) time to build.
class AttackMasks {
  public:
    using Mask = Puzzle::Mask;

    explicit AttackMasks(const Puzzle& puzzle) : size_(puzzle.size()) {
        for (int row = 0; row < size_; ++row)
            for (int column = 0; column < size_; ++column)
                for (int other = 0; other < size_; ++other)
                    masks_.push_back(puzzle.attacked({row, column}, other));
    }

    /// The columns of a row that a piece attacks.
    Mask of(Square piece, int row) const {
        return masks_[static_cast<std::size_t>((piece.row * size_ + piece.column) * size_ + row)];
    }

  private:
    int size_;
    std::vector<Mask> masks_;
};

}  // namespace queenreel
