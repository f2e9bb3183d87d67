#pragma once

#include <array>
#include <compare>
#include <vector>

#include "puzzle/square.h"

namespace queenreel {

/// The queens on the four edges of an n×n board: one on each, and a queen in a corner is on two edges.
struct Border {
    int top = 0;     ///< column of the queen in the first row
    int bottom = 0;  ///< column of the queen in the last row
    int left = 0;    ///< row of the queen in the first column
    int right = 0;   ///< row of the queen in the last column

    friend auto operator<=>(const Border&, const Border&) = default;

    /// The queens' squares: top, bottom, left, right; a queen in a corner is named twice.
    std::array<Square, 4> queens(int n) const {
        return {Square{0, top}, Square{n - 1, bottom}, Square{left, 0}, Square{right, n - 1}};
    }
};

/// A border that stands for all its images under the eight symmetries. Its top queen is as near to the middle
/// as any of theirs: a search from the top then meets the narrowest rows first, and visits least.
struct BorderClass {
    Border border;
    int images = 0;  ///< how many different ones there are: 8, 4, 2 or 1
};

/// One border of each class, of those whose queens do not attack each other.
/// Law: the solutions of n are the sum of images × solutions that have that border.
std::vector<BorderClass> border_classes(int n);

}  // namespace queenreel
