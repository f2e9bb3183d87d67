#pragma once

#include <array>
#include <vector>

#include "queenreel/puzzle/board.h"
#include "queenreel/verify/board/grid.h"
#include "queenreel/verify/board/picture.h"
#include "queenreel/verify/board/square_view.h"

namespace queenreel::judge {

/// The placement that a picture shows.
struct Reading {
    Board board{1};
    std::vector<Square>
        unclear;  ///< squares that show neither a whole queen nor none; the board leaves them empty

    friend bool operator==(const Reading&, const Reading&) = default;
};

/// What whole queens look like, as far as a film has shown: those that differ most from their square.
struct QueenLook {
    int strength = 0;  ///< levels that they are off their square
    Shade color{};     ///< the median of their ink
    double share = 0;  ///< the part of a square that has that color; 0: none was seen
    double ink = 0;    ///< the part of a square that they cover
};

/// By their square's shade: a queen of one shade shows no more than her outline there.
using QueenLooks = std::array<QueenLook, 2>;

/// Reads the board at `grid`. A queen is what covers its square's middle; rings, crosses and letters do not.
/// What is in between, or much less of a queen than the others, is unclear.
Reading read_squares(const Picture& picture, const Grid& grid);

/// The same of a picture that may have marks and queens on their way: what has none of the color of the
/// queens in `seen`, to which this picture's are added, is not a queen. So a queen of another color is not
/// seen.
Reading read_among_marks(const Picture& picture, const Grid& grid, QueenLooks& seen);

/// `c3 shows neither a whole queen nor none`, for all that are unclear.
std::string why_unclear(const Reading& reading);

}  // namespace queenreel::judge
