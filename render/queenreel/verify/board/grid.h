#pragma once

#include <array>
#include <optional>
#include <vector>

#include "queenreel/verify/board/lattice.h"
#include "queenreel/verify/board/picture.h"

namespace queenreel::judge {

/// Where a picture's board is, and the two shades of its squares.
struct Grid {
    int n = 1;
    double x = 0;  ///< the board's top left corner, pixels; squares need not be whole pixels
    double y = 0;
    double width = 1;  ///< of a square, pixels
    double height = 1;
    std::array<Shade, 2> shades{};  ///< of the squares whose row + column is even, and odd
    double noise = 0;               ///< how many levels most pixels of empty squares are off their shade

    double side() const { return width < height ? width : height; }
};

/// How well a picture shows a board at a place.
struct Fit {
    Grid grid;
    double score = 0;  ///< the share of points along squares' sides in their shade, less for lines off edges
};

/// The board of two alternating shades at `columns` × `rows`, two or more squares each, if the picture shows
/// one there.
std::optional<Fit> fit(const Picture& picture, const Lattice& columns, const Lattice& rows);

/// True when the squares around `grid` are more of its board: a part was taken for the whole.
bool goes_on(const Picture& picture, const Grid& grid);

/// True when `picture`, another one of the same film, shows its board where `grid` is, too.
bool still_fits(const Picture& picture, const Grid& grid);

/// True when most of what `picture` shows along the squares' sides is the board at `grid`, if marks hide the
/// rest.
bool roughly_fits(const Picture& picture, const Grid& grid);

/// True when both boards lie at the same place, give or take a pixel, in the same two shades, as far as films
/// keep them.
bool is_alike(const Grid& a, const Grid& b);

/// Finds the board by looking: straight edges at equal distances, two alternating shades at the squares'
/// corners. Throws UnreadableError: `no board found: …`.
Grid find_board(const Picture& picture);

/// The same of a picture that may show several boards of one size side by side, the greatest ones: from the
/// top left, row by row.
std::vector<Grid> find_boards(const Picture& picture);

/// True when `picture` shows a board of two or more squares a side.
bool has_checkered_board(const Picture& picture);

}  // namespace queenreel::judge
