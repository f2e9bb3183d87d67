#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "queenreel/verify/board/lattice.h"
#include "queenreel/verify/board/picture.h"

namespace queenreel::judge {

/// The position of a board in a picture, and the two shades of its squares.
struct Grid {
    int n = 1;
    double x = 0;  ///< the board's top left corner, pixels; squares need not be whole pixels
    double y = 0;
    double width = 1;  ///< of a square, pixels
    double height = 1;
    std::array<Shade, 2> shades{};  ///< of squares with an even row + column, and an odd one
    double noise = 0;               ///< levels that most pixels of empty squares are off their shade
    int hatched_row = -1;           ///< a row that is covered by strokes, as at a dead end …
    int hatched_column = -1;        ///< … or a column; -1 for none

    double side() const { return width < height ? width : height; }

    friend bool operator==(const Grid&, const Grid&) = default;
};

/// A board at a place, and how well the picture matches it.
struct Fit {
    Grid grid;
    double score = 0;  ///< share of points along squares' sides in their shade, reduced for lines off edges
};

/// Returns the board of two alternating shades at `columns` × `rows`, at least two squares each, if the
/// picture shows one there.
std::optional<Fit> fit(const Picture& picture, const Lattice& columns, const Lattice& rows);

/// Returns true if the board continues around `grid`, which is then only a part of it.
bool goes_on(const Picture& picture, const Grid& grid);

/// Returns true if `picture`, another one of the same film, also shows its board at `grid`.
bool still_fits(const Picture& picture, const Grid& grid);

/// Returns true if `picture` shows the board at `grid` along most of the squares' sides; marks may hide the
/// rest.
bool roughly_fits(const Picture& picture, const Grid& grid);

/// Returns true if both boards are at the same place, to within a pixel, in the same two shades, as precisely
/// as films keep them.
bool is_alike(const Grid& a, const Grid& b);

/// Returns whether `boards` may belong to a film whose first picture, `opening`, is a title card that
/// resembles the board `before`. A turning board and its surroundings may also resemble a board, but have the
/// same center. Nearly anything resembles a single square, and a card does not show the surroundings of a
/// board.
bool may_follow_card(std::span<const Grid> boards, const Grid& before, const Picture& opening);

/// Finds the board by its pixels: straight edges at equal distances, and two shades that alternate at the
/// squares' corners. Throws UnreadableError: `no board found: …`.
Grid find_board(const Picture& picture);

/// Finds the boards of a picture that may show several of one size side by side, the greatest ones, in
/// reading order. Throws like find_board().
std::vector<Grid> find_boards(const Picture& picture);

/// Returns true if `picture` shows a board with at least two squares per side.
bool has_checkered_board(const Picture& picture);

/// Finds the board of one square: the greatest square with one shade along its border, surrounded by another
/// shade or the picture's end.
std::optional<Grid> find_single_square(const Picture& picture, const std::vector<int>& x_edges,
                                       const std::vector<int>& y_edges);

}  // namespace queenreel::judge
