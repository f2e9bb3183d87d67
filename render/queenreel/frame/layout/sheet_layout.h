#pragma once

#include <cstdint>
#include <vector>

#include "queenreel/frame/rect.h"
#include "queenreel/frame/sheet.h"

namespace queenreel {

/// Where a board of a sheet lies.
struct SheetPlace {
    Rect board{};        ///< its squares alone
    Rect label{};        ///< below it; empty where there are none
    Rect heading{};      ///< of the group that it is the first of; else empty
    Rect coordinates{};  ///< the board with the coordinates outside it
};

/// Where everything on a page lies. Boards are of one size and the gaps between them equal, and all of them
/// are within the margins; the page's number is in the one below.
struct SheetLayout {
    Rect body{};                 ///< what the margins and the title leave
    std::vector<Rect> blanks{};  ///< lines to write on, as many as were asked for; the bottom is the line
    Rect title{};
    double title_em = 0;  ///< font size
    Rect task{};
    double task_em = 0;         ///< of lines to write on, too
    std::vector<Rect> heads{};  ///< of each column; none where the shape has none
    double head_em = 0;
    Rect page{};
    double page_em = 0;
    double label_em = 0;
    double coordinate_em = 0;
    int square = 0;                    ///< a square's side
    std::vector<SheetPlace> boards{};  ///< row by row, for a full page
};

/// The layout of a page of `width` × `height` units, with the largest squares that fit. Throws
/// std::invalid_argument when they would have less than two.
SheetLayout lay_out_sheet(const SheetShape& shape, int width, int height);

/// The smallest square that can still be read, as a share of the page's shorter side: 1.4 mm on A4.
inline constexpr double readable_square = 1.0 / 150;

/// The smallest square that one can well draw a queen in, as such a share: 8.4 mm on A4.
inline constexpr double drawable_square = 1.0 / 25;

/// The smallest side of a board below which a sentence can be read, as such a share: 35 mm on A4.
inline constexpr double captioned_board = 1.0 / 6;

/// How boards are shared out among pages.
struct SheetPlan {
    SheetShape shape{};
    std::uint64_t pages = 1;

    std::uint64_t boards_a_page() const { return static_cast<std::uint64_t>(shape.columns) * shape.rows; }
};

/// Shares out `count` ≥ 1 boards, in groups with the places that they leave empty: on one page where their
/// squares have at least `square` of its shorter side, else on as few pages as that takes, about equally
/// full. `columns` of boards, or where that is 0 as many as make them largest, or nearly so with fewer places
/// left over; a number that no groups make is made one that they do. Of `shape`, columns and rows do not
/// matter. Depends on the shape of the page, not on its units.
SheetPlan plan_sheet(SheetShape shape, std::uint64_t count, int columns, int width, int height,
                     double square = readable_square);

/// How many boards a page has room for whose squares have at least that share of its shorter side; `columns`
/// as in plan_sheet(). At least one.
int boards_that_fit(SheetShape shape, double square, int columns, int width, int height);

}  // namespace queenreel
