#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <vector>

#include "puzzle/square.h"

namespace queenreel {

/// The queens on the four edges of an n×n board: each edge holds one, and a queen in a corner is on two
/// edges.
struct Border {
    int top = 0;     ///< column of the queen in the first row
    int bottom = 0;  ///< column of the queen in the last row
    int left = 0;    ///< row of the queen in the first column
    int right = 0;   ///< row of the queen in the last column

    friend auto operator<=>(const Border&, const Border&) = default;

    /// The queens' squares; the same square twice for a queen in a corner.
    std::array<Square, 4> queens(int n) const {
        return {{{0, top}, {n - 1, bottom}, {left, 0}, {right, n - 1}}};
    }
};

/// A border that stands for all its images under the eight symmetries.
struct BorderClass {
    Border border;
    int images = 0;  ///< how many different ones there are: 1, 2, 4 or 8
};

/// One border of each class, without queens that attack each other.
/// Law: the solutions of n are the sum of images × the solutions around the border.
std::vector<BorderClass> border_classes(int n);

}  // namespace queenreel
