#include "queenreel/frame/layout/sheet_layout.h"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace queenreel {
namespace {

constexpr int min_sheet_square = 2;

// Shares of the page's shorter side.
constexpr double sheet_margin = 1.0 / 16;
constexpr double sheet_title_em = 1.0 / 32;
constexpr double sheet_text_em = 1.0 / 72;
constexpr double max_sheet_square = 1.0 / 12;  // so that a board of one square does not fill the page

constexpr double task_size = 1.3;      // em of a sheet's text
constexpr double heading_width = 6.5;  // em of a sheet's text: "100 boards"

/// Everything around the boards, whatever their size.
struct SheetPage {
    SheetPage(const SheetShape& shape, int page_width, int page_height)
        : width(page_width),
          height(page_height),
          side(std::min(page_width, page_height)),
          margin(rounded(sheet_margin * side)),
          title_em(sheet_title_em * side),
          text_em(sheet_text_em * side) {
        title_room = shape.title ? rounded(2.1 * title_em) : 0;
        task_em = task_size * text_em;
        task_room = shape.task ? rounded(2.2 * task_em) : 0;
        heads_room = shape.heads ? rounded(1.8 * text_em) : 0;
        const int above = title_room + task_room + heads_room;
        body = {margin, margin + above, width - 2 * margin, height - 2 * margin - above};
    }

    int width;
    int height;
    int side;
    int margin;
    double title_em;
    double text_em;
    double task_em = 0;
    int title_room = 0;
    int task_room = 0;
    int heads_room = 0;
    Rect body{};
};

/// A board with its surroundings.
struct SheetMeasures {
    SheetMeasures(const SheetShape& shape, const SheetPage& page, int side)
        : square(side), board(side * shape.board_size) {
        if (shape.coordinates == Coordinates::outside) {
            coordinate_em = std::min(1.5 * page.text_em, 0.5 * square);
            left = rounded((shape.board_size < 10 ? 1.1 : 1.7) * coordinate_em);
            below = rounded(1.5 * coordinate_em);
        } else if (shape.coordinates == Coordinates::inside) {
            coordinate_em = 0.2 * square;
        }
        if (shape.label_lines > 0) {
            label_em = shape.label_lines > 1 ? std::clamp(board / 13.0, page.text_em, 1.6 * page.text_em)
                                             : std::min(page.text_em, (shape.group > 0 ? 0.18 : 0.4) * board);
            label = rounded((0.3 + 1.3 * shape.label_lines) * label_em);
        }
        gap = rounded(std::max(page.text_em, 0.12 * board));
        around = shape.side == CardSide::none ? 0 : gap;
        row_gap = label > 0 && around == 0 ? gap / 2 : gap;
        heading = shape.group > 0 ? rounded(heading_width * page.text_em) : 0;
    }

    int width() const { return left + board; }
    int height() const { return board + below + label; }

    int square;
    int board;
    double coordinate_em = 0;
    int left = 0;   ///< for coordinates
    int below = 0;  ///< for coordinates
    double label_em = 0;
    int label = 0;    ///< its height
    int gap = 0;      ///< between columns
    int row_gap = 0;  ///< between rows: half of it after a label
    int around = 0;   ///< for the halves of gaps at the outer edges of cards
    int heading = 0;  ///< its width, before each group
};

/// The number of boards that columns are a multiple of.
int columns_step(const SheetShape& shape) {
    return std::max(1, shape.group);
}

int rounded_up(int count, int step) {
    return (count + step - 1) / step * step;
}

int headings_width(const SheetShape& shape, const SheetMeasures& measures) {
    return shape.columns / columns_step(shape) * measures.heading;
}

int length_of(int count, int each, int gap) {
    return count * each + (count - 1) * gap;
}

bool sheet_fits(const SheetShape& shape, const SheetPage& page, const SheetMeasures& measures) {
    return headings_width(shape, measures) + length_of(shape.columns, measures.width(), measures.gap) +
                   measures.around <=
               page.body.width &&
           length_of(shape.rows, measures.height(), measures.row_gap) + measures.around <= page.body.height;
}

/// The side of the largest squares that fit, or 0.
int largest_sheet_square(const SheetShape& shape, const SheetPage& page) {
    const int n = shape.board_size;
    int square = std::min({page.body.width / (n * shape.columns), page.body.height / (n * shape.rows),
                           rounded(max_sheet_square * page.side)});
    while (square > 0 && !sheet_fits(shape, page, SheetMeasures(shape, page, square)))
        --square;
    return std::max(square, 0);
}

/// How much a gap grows if there is room to spare, so that the page is filled but stays a grid.
int extra_gap(int room, int count, int gap) {
    return count < 2 ? 0 : std::min(room / (count - 1), gap);
}

/// A page of the same shape in units so small that rounding does not matter.
SheetPage fine_sheet_page(const SheetShape& shape, int width, int height) {
    constexpr double side = 10'000;
    const double scale = side / std::max(1, std::min(width, height));
    // Beyond that, a page is a strip on which nothing more would fit.
    const auto scaled = [&](int length) { return rounded(std::min(length * scale, 100 * side)); };
    return {shape, scaled(width), scaled(height)};
}

/// The number of items of this size, with gaps, that fit into a length.
int count_in(int length, int each, int gap) {
    return std::max(0, (length + gap) / (each + gap));
}

/// The columns and rows that fit on the page with squares of this side, at least one.
SheetShape filled_sheet(SheetShape shape, const SheetPage& page, int square, int columns) {
    const SheetMeasures measures(shape, page, square);
    const int step = columns_step(shape);
    const int group = measures.heading + length_of(step, measures.width(), measures.gap);
    shape.columns =
        columns > 0 ? columns
                    : step * std::max(1, count_in(page.body.width - measures.around, group, measures.gap));
    shape.rows =
        std::max(1, count_in(page.body.height - measures.around, measures.height(), measures.row_gap));
    return shape;
}

int sheet_rows(std::uint64_t count, int columns) {
    return static_cast<int>((count + columns - 1) / columns);
}

/// Returns whether the grid's last row holds few of `count` boards: at most a third of a full row.
bool leaves_a_rest(const SheetShape& grid, int count) {
    const int last = count - grid.columns * (grid.rows - 1);
    return grid.rows > 1 && 3 * last <= grid.columns;
}

/// The grid of `count` boards with the largest squares, or slightly smaller ones if that leaves fewer empty
/// places in its last row; the widest if there are several. Squares may be smaller still if a row of a few
/// boards would remain otherwise.
SheetShape best_sheet_grid(SheetShape shape, const SheetPage& page, int count) {
    constexpr double nearly = 0.95;
    constexpr double without_rest = 0.85;
    using Grid = std::pair<int, SheetShape>;
    const int step = columns_step(shape);
    std::vector<Grid> grids;
    for (int columns = step; columns <= rounded_up(count, step); columns += step) {
        shape.columns = columns;
        shape.rows = sheet_rows(count, columns);
        // No empty column.
        shape.columns = std::min(columns, rounded_up(sheet_rows(count, shape.rows), step));
        grids.emplace_back(largest_sheet_square(shape, page), shape);
    }
    int largest = std::ranges::max(grids, {}, &Grid::first).first;
    const auto is_poor = [&](const Grid& grid) {
        return grid.first < without_rest * largest || leaves_a_rest(grid.second, count);
    };
    if (!std::ranges::all_of(grids, is_poor))
        std::erase_if(grids, is_poor);
    largest = std::ranges::max(grids, {}, &Grid::first).first;
    const auto cost = [&](const Grid& grid) {
        const auto& [square, of] = grid;
        return std::tuple(square < nearly * largest, of.columns * of.rows - count, -square, -of.columns);
    };
    return std::ranges::min(grids, {}, cost).second;
}

int smallest_square(double share, const SheetPage& page) {
    return std::max(min_sheet_square, rounded(share * page.side));
}

/// Boards in `columns` columns, as large as the page's width allows; smaller if all of them then fit on one
/// page.
SheetPlan plan_sheet_columns(SheetShape shape, std::uint64_t count, int columns, const SheetPage& page,
                             double square) {
    shape.columns = columns;
    shape.rows = 1;
    const int widest = largest_sheet_square(shape, page);
    const int readable = std::min(widest, smallest_square(square, page));
    if (sheet_rows(count, columns) <= filled_sheet(shape, page, readable, columns).rows)
        shape.rows = sheet_rows(count, columns);
    else
        shape.rows = filled_sheet(shape, page, widest, columns).rows;
    const auto each = static_cast<std::uint64_t>(shape.columns) * shape.rows;
    return {.shape = shape, .pages = (count + each - 1) / each};
}

}  // namespace

SheetLayout lay_out_sheet(const SheetShape& shape, int width, int height) {
    const SheetPage page(shape, width, height);
    const int square = largest_sheet_square(shape, page);
    if (square < min_sheet_square)
        throw std::invalid_argument("page: " + std::to_string(width) + "x" + std::to_string(height) +
                                    " is too small for " + std::to_string(shape.columns) + "x" +
                                    std::to_string(shape.rows) + " boards; give a larger one");
    const SheetMeasures measures(shape, page, square);
    SheetLayout layout{.body = page.body,
                       .page_em = page.text_em,
                       .label_em = measures.label_em,
                       .coordinate_em = measures.coordinate_em,
                       .square = square};
    if (shape.title) {
        layout.title = {page.margin, page.margin, page.body.width, rounded(1.3 * page.title_em)};
        layout.title_em = page.title_em;
    }
    if (shape.task) {
        // Below the title's room, less a little, rather than the title itself: both belong together.
        layout.task = {page.margin, page.margin + page.title_room - rounded(0.4 * page.title_em),
                       page.body.width, rounded(1.4 * page.task_em)};
        layout.task_em = page.task_em;
        constexpr double first_blank = 0.62;  // of the width
        const int high = rounded(0.5 * page.margin);
        const int first = rounded(first_blank * page.body.width);
        const int gap = page.margin / 2;
        layout.blanks = {{page.margin, page.margin / 4, first, high},
                         {page.margin + first + gap, page.margin / 4, page.body.width - first - gap, high}};
    }
    layout.page = {page.margin, page.body.bottom() + page.margin / 4, page.body.width, page.margin / 2};
    const int headings = headings_width(shape, measures);
    const bool cards = shape.side != CardSide::none;
    const int spare = page.body.width - headings - length_of(shape.columns, measures.width(), measures.gap);
    const int spare_height = page.body.height - length_of(shape.rows, measures.height(), measures.row_gap);
    const int wide = measures.gap + (cards ? 0 : extra_gap(spare, shape.columns, measures.gap));
    const int high = measures.row_gap + (cards ? 0 : extra_gap(spare_height, shape.rows, measures.gap));
    int left =
        page.body.x + (page.body.width - headings - length_of(shape.columns, measures.width(), wide)) / 2;
    int top = page.body.y;
    if (cards) {
        const int across = shape.columns * (measures.width() + wide);
        const int down = shape.rows * (measures.height() + high);
        layout.cards = {page.body.x + (page.body.width - across) / 2,
                        page.body.y + (page.body.height - down) / 2, across, down};
        left = layout.cards.x + wide / 2;
        top = layout.cards.y + high / 2;
    }
    // The description of a class's image is longer than a number.
    const int aside = shape.group > 0 ? wide / 3 : 0;
    for (int row = 0; row < shape.rows; ++row)
        for (int column = 0; column < shape.columns; ++column) {
            const bool first = shape.group > 0 && column % shape.group == 0;
            const int groups = shape.group > 0 ? column / shape.group + 1 : 0;
            const int x = left + groups * measures.heading + column * (measures.width() + wide);
            const int y = top + row * (measures.height() + high);
            const Rect board{x + measures.left, y, measures.board, measures.board};
            layout.boards.push_back(
                {.board = board,
                 .label = {board.x - aside, board.bottom() + measures.below, measures.board + 2 * aside,
                           measures.label},
                 .heading =
                     first ? Rect{x - measures.heading, board.y, measures.heading, measures.board} : Rect{},
                 .coordinates = {x, y, measures.width(), measures.board + measures.below}});
        }
    if (shape.heads) {
        layout.head_em = std::min(page.text_em, 0.18 * measures.board);
        for (int column = 0; column < shape.columns; ++column) {
            const Rect& board = layout.boards[static_cast<std::size_t>(column)].board;
            layout.heads.push_back({board.x - wide / 3, page.body.y - page.heads_room,
                                    board.width + 2 * (wide / 3), rounded(1.4 * page.text_em)});
        }
    }
    return layout;
}

int boards_that_fit(SheetShape shape, double square, int columns, int width, int height) {
    const SheetPage page = fine_sheet_page(shape, width, height);
    shape = filled_sheet(shape, page, smallest_square(square, page), columns);
    return shape.columns * shape.rows;
}

SheetPlan plan_sheet(SheetShape shape, std::uint64_t count, int columns, int width, int height,
                     double square) {
    const SheetPage page = fine_sheet_page(shape, width, height);
    const int step = columns_step(shape);
    if (columns > 0)
        return plan_sheet_columns(shape, count, rounded_up(columns, step), page, square);
    const auto most = static_cast<std::uint64_t>(boards_that_fit(shape, square, 0, width, height));
    const std::uint64_t pages = (count - 1) / most + 1;
    const auto each = rounded_up(static_cast<int>((count - 1) / pages + 1), step);
    return {.shape = best_sheet_grid(shape, page, each), .pages = pages};
}

}  // namespace queenreel
