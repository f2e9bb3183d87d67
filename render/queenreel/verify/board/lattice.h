#pragma once

#include <vector>

namespace queenreel::judge {

/// n equal steps along one axis, in pixels: where the rows or the columns of a board may lie.
struct Lattice {
    int n = 1;
    double start = 0;
    double step = 1;  ///< a square's side

    double end() const { return start + n * step; }
};

/// The greatest n to look for.
constexpr int max_seen_size = 64;

/// Every lattice of n ≥ 2 that the `edges`, in order from 0 to the picture's length, support: those whose
/// inner lines are all edges. The outer lines need not be: a board may fill the picture, or have squares of
/// the background's shade.
std::vector<Lattice> lattices(const std::vector<int>& edges);

}  // namespace queenreel::judge
