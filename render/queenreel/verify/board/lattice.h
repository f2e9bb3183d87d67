#pragma once

#include <vector>

#include "queenreel/verify/board/picture.h"

namespace queenreel::judge {

/// n equal steps along one axis, in pixels: possible positions of a board's rows or columns.
struct Lattice {
    int n = 1;
    double start = 0;
    double step = 1;  ///< a square's side
    double off = 0;   ///< the greatest distance of a line from its nearest edge, in pixels

    double end() const { return start + n * step; }
};

/// The greatest n to look for.
constexpr int max_seen_size = 64;

/// Returns every lattice of n ≥ 2 whose inner lines are all in `edges`, which are in order from 0 to the
/// picture's length. Its outer lines need not be edges: a board may fill the picture, or have squares of the
/// background's shade.
std::vector<Lattice> lattices(const std::vector<int>& edges);

enum class Axis { x, y };

/// Returns the positions of straight lines across an axis, in order: positions p from 0 to the picture's
/// length with an edge between pixels p - 1 and p. An edge is a step in shade along at least `part` of the
/// other axis; lines between squares have that, queens and letters do not. Both ends of the picture count as
/// edges.
std::vector<int> edges(const Picture& picture, Axis axis, double part = 0.2);

/// Returns true if some straight lines along `axis` show two shades that alternate from step to step of
/// `lattice`: a quick test that rejects nearly all lattices other than a board's.
bool alternates(const Picture& picture, Axis axis, const Lattice& lattice);

}  // namespace queenreel::judge
