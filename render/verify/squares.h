#pragma once

#include <vector>

#include "puzzle/board.h"
#include "verify/grid.h"
#include "verify/picture.h"

namespace queenreel::judge {

/// What a square shows.
enum class Content { empty, queen, unclear };

/// The placement that a picture shows.
struct Reading {
    Board board{1};
    std::vector<Square>
        unclear;  ///< squares that show neither a whole queen nor none; the board leaves them empty

    friend bool operator==(const Reading&, const Reading&) = default;
};

/// Reads the board at `grid`. A queen is what covers its square's middle; rings, crosses and letters do not.
/// What is in between, or much less of a queen than the others, is unclear.
Reading read_squares(const Picture& picture, const Grid& grid);

/// `c3 shows neither a queen nor an empty square`, for all that are unclear.
std::string why_unclear(const Reading& reading);

}  // namespace queenreel::judge
