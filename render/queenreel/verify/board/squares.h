#pragma once

#include <array>
#include <vector>

#include "queenreel/puzzle/board.h"
#include "queenreel/verify/board/grid.h"
#include "queenreel/verify/board/picture.h"
#include "queenreel/verify/board/seen_square.h"
#include "queenreel/verify/board/square_view.h"

namespace queenreel::judge {

/// The placement that a picture shows.
struct Reading {
    Board board{1};
    std::vector<Square> unclear;  ///< squares that are neither empty nor a whole queen; empty on the board

    bool is_empty() const { return board.queens().empty() && unclear.empty(); }
    friend bool operator==(const Reading&, const Reading&) = default;
};

/// The look of whole queens in a film so far, taken from those with the strongest ink.
struct QueenLook {
    int strength = 0;  ///< levels between their ink and their square
    Shade color{};     ///< the median of their ink
    double share = 0;  ///< the part of a square in that color; 0: no queen was seen
    double ink = 0;    ///< the part of a square that is ink
};

/// By the shade of their square: on a square of its own shade, a queen shows only its outline.
using QueenLooks = std::array<QueenLook, 2>;

/// Reads the board at `grid`. A queen covers the middle of its square; rings, crosses and letters do not. A
/// square that shows something in between, or much less ink than other queens, is unclear.
Reading read_squares(const Picture& picture, const Grid& grid);

/// Reads the next picture of a film, with the memory of the board's earlier pictures.
Reading read_squares(const Picture& picture, const Grid& grid, SquareMemory& memory);

/// Reads the board of a picture that may have marks and moving queens. Adds the picture's queens to `seen`;
/// anything without the color of these is not a queen. Does not see queens of another color.
Reading read_among_marks(const Picture& picture, const Grid& grid, QueenLooks& seen);

/// Reads the next picture of a film, with the memory of the board's earlier pictures.
Reading read_among_marks(const Picture& picture, const Grid& grid, QueenLooks& seen, SquareMemory& memory);

/// Returns `c3 shows neither a whole queen nor none` for all unclear squares.
std::string why_unclear(const Reading& reading);

}  // namespace queenreel::judge
