#include "queenreel/frame/layout/sheet_layout.h"

#include <algorithm>
#include <stdexcept>
#include <string>

#include "queenreel/frame/layout/sheet_measures.h"

namespace queenreel {
namespace {

/// How much a gap grows if there is room to spare, so that the page is filled but stays a grid.
int extra_gap(int room, int count, int gap) {
    return count < 2 ? 0 : std::min(room / (count - 1), gap);
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
    const int spare =
        page.body.width - headings - total_length(shape.columns, measures.width(), measures.gap);
    const int spare_height = page.body.height - total_length(shape.rows, measures.height(), measures.row_gap);
    const int wide = measures.gap + (cards ? 0 : extra_gap(spare, shape.columns, measures.gap));
    const int high = measures.row_gap + (cards ? 0 : extra_gap(spare_height, shape.rows, measures.gap));
    int left =
        page.body.x + (page.body.width - headings - total_length(shape.columns, measures.width(), wide)) / 2;
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

void center_last_row(SheetLayout& layout, const SheetShape& shape, std::size_t boards) {
    const auto columns = static_cast<std::size_t>(shape.columns);
    const std::size_t rest = boards % columns;
    if (shape.group > 0 || shape.side != CardSide::none || rest == 0 || boards < columns)
        return;
    const int step = layout.boards[1].board.x - layout.boards[0].board.x;
    const int shift = static_cast<int>(columns - rest) * step / 2;
    for (std::size_t i = boards - rest; i < boards; ++i) {
        SheetPlace& place = layout.boards[i];
        for (Rect* rect : {&place.board, &place.label, &place.coordinates})
            rect->x += shift;
    }
}

}  // namespace queenreel
