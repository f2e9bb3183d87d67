#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "queenreel/frame/rect.h"
#include "queenreel/frame/sheet.h"

namespace queenreel {

/// The position of a sheet's board.
struct SheetPlace {
    Rect board{};        ///< its squares alone
    Rect label{};        ///< below it; empty without labels
    Rect heading{};      ///< for the first board of a group; otherwise empty
    Rect coordinates{};  ///< the board with the coordinates around it
};

/// Positions of everything on a page. Boards have the same size, with equal gaps, inside the margins; the
/// page's number is in the bottom margin.
struct SheetLayout {
    Rect body{};                 ///< the page without margins and title
    std::vector<Rect> blanks{};  ///< lines to write on, one for each of Sheet::blanks; the line is the bottom
                                 ///< edge
    Rect title{};
    double title_em = 0;  ///< font size
    Rect task{};
    double task_em = 0;         ///< also for lines to write on
    std::vector<Rect> heads{};  ///< one per column; empty if the shape has none
    double head_em = 0;
    Rect page{};
    double page_em = 0;
    double label_em = 0;
    double coordinate_em = 0;
    int square = 0;                    ///< a square's side
    std::vector<SheetPlace> boards{};  ///< row by row, for a full page
    Rect cards{};                      ///< the page's cards as a whole; empty for boards that are no cards
};

/// The layout of a page of `width` × `height` units, with the largest squares that fit. Throws
/// std::invalid_argument if they would be smaller than two.
SheetLayout lay_out_sheet(const SheetShape& shape, int width, int height);

/// Centers the last row of a page of `boards` boards if it is incomplete and has full rows above it; boards
/// in groups and cards have fixed places in it, and stay.
void center_last_row(SheetLayout& layout, const SheetShape& shape, std::size_t boards);

/// The smallest legible square, as a share of the page's shorter side: 1.4 mm on A4.
inline constexpr double readable_square = 1.0 / 150;

/// The smallest square beside which coordinates can be read, as a share of the page's shorter side: 4.3 mm on
/// A4, where they have 6 points.
inline constexpr double labeled_square = 1.0 / 49;

/// The smallest square in which a queen can easily be drawn, as a share of the page's shorter side: 8.4 mm on
/// A4.
inline constexpr double drawable_square = 1.0 / 25;

/// The smallest side of a board that has a sentence below it, as a share of the page's shorter side: 35 mm on
/// A4.
inline constexpr double captioned_board = 1.0 / 6;

/// A division of boards among pages.
struct SheetPlan {
    SheetShape shape{};
    std::uint64_t pages = 1;

    std::uint64_t boards_a_page() const { return static_cast<std::uint64_t>(shape.columns) * shape.rows; }
};

/// Divides `count` ≥ 1 boards, in groups including the places that these leave empty: on one page if squares
/// then have at least `square` of its shorter side, otherwise on as few pages as that takes, about equally
/// full. `columns` of boards; 0 chooses the number that makes them largest, or nearly so with fewer empty
/// places or without a last row of a few boards; a number that is not a multiple of a group is rounded to
/// one. The columns and rows of `shape` are ignored. Depends on the shape of the page, not on its units.
SheetPlan plan_sheet(SheetShape shape, std::uint64_t count, int columns, int width, int height,
                     double square = readable_square);

/// The number of boards on a page if squares have at least this share of its shorter side; `columns` as in
/// plan_sheet(). At least one.
int boards_that_fit(SheetShape shape, double square, int columns, int width, int height);

}  // namespace queenreel
