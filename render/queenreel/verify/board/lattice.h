#pragma once

#include <vector>

#include "queenreel/verify/board/picture.h"

namespace queenreel::judge {

/// n equal steps along one axis, in pixels: where the rows or the columns of a board may lie.
struct Lattice {
    int n = 1;
    double start = 0;
    double step = 1;  ///< a square's side
    double off = 0;   ///< the greatest distance of a line from its nearest edge, in pixels

    double end() const { return start + n * step; }
};

/// The greatest n to look for.
constexpr int max_seen_size = 64;

/// Every lattice of n ≥ 2 that the `edges`, in order from 0 to the picture's length, support: those whose
/// inner lines are all edges. The outer lines need not be: a board may fill the picture, or have squares of
/// the background's shade.
std::vector<Lattice> lattices(const std::vector<int>& edges);

enum class Axis { x, y };

/// Where straight lines cross a picture along the other axis: positions p from 0 to the picture's length with
/// the edge between pixels p - 1 and p, in order. A position is an edge when the picture steps there on
/// `part` of the other axis' length at the least: what the lines between a board's squares do, and queens and
/// letters do not. Both ends of the picture count as edges.
std::vector<int> edges(const Picture& picture, Axis axis, double part = 0.2);

/// True when some straight lines along `axis` show two shades that alternate from step to step of `lattice`:
/// a quick test that nearly all lattices but a board's fail.
bool alternates(const Picture& picture, Axis axis, const Lattice& lattice);

}  // namespace queenreel::judge
