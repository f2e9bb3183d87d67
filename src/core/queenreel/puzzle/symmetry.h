#pragma once

#include <array>
#include <vector>

#include "queenreel/puzzle/square.h"

namespace queenreel {

/// The eight symmetries of the square, the dihedral group D4; rotations are clockwise.
enum class Symmetry {
    identity,
    rotate_90,
    rotate_180,
    rotate_270,
    flip_rows,
    flip_columns,
    transpose,
    antitranspose
};

inline constexpr std::array all_symmetries{
    Symmetry::identity,  Symmetry::rotate_90,    Symmetry::rotate_180, Symmetry::rotate_270,
    Symmetry::flip_rows, Symmetry::flip_columns, Symmetry::transpose,  Symmetry::antitranspose};

/// The square to which `symmetry` maps a square of an n×n board.
Square image(Symmetry symmetry, Square square, int size);

/// The image of a board with one queen in each row and column. Throws std::invalid_argument for any other
/// placement, as canonical() does.
std::vector<int> image(Symmetry symmetry, Solution columns);

/// The lexicographically first of the eight images, the same for all solutions of a class.
std::vector<int> canonical(Solution columns);

/// True if no image comes lexicographically before `columns`, which then represents its class. Needs no
/// memory and about O(n) time: images are computed only as far as they agree with `columns`.
bool is_canonical(Solution columns);

/// The number of distinct images of a solution: 8, 4 or 2, and 1 for n = 1.
int class_size(Solution columns);

}  // namespace queenreel
