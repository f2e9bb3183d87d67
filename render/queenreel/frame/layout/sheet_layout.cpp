#include "queenreel/frame/layout/sheet_layout.h"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "queenreel/frame/layout/box.h"
#include "queenreel/frame/layout/sheet_measures.h"

namespace queenreel {
namespace {

/// Returns the pixels by which a gap grows into room to spare, so that the page is filled but stays a grid.
int extra_gap(int room, int count, int gap) {
    return count < 2 ? 0 : std::min(room / (count - 1), gap);
}

struct SheetLeaf {
    enum : int { board, heading, cards };
};

/// The rows of boards with their surroundings; each group follows its heading.
LayoutBox sheet_grid(const SheetShape& shape, const SheetMeasures& measures, int column_gap, int row_gap) {
    const LayoutBox board = leaf_of(SheetLeaf::board, measures.width(), measures.height());
    const int group = columns_step(shape);
    const LayoutBox heading = leaf_of(SheetLeaf::heading, measures.heading, 0);
    const LayoutBox boards = row_of(group, board, column_gap);
    const LayoutBox part = shape.group > 0 ? row_of({heading, boards}) : boards;
    return column_of(shape.rows, row_of(shape.columns / group, part, column_gap), row_gap);
}

/// Centers a box in its room.
LayoutBox centered(LayoutBox box) {
    LayoutBox row = row_of({std::move(box)});
    row.along = LayoutBox::Align::middle;
    LayoutBox column = column_of({std::move(row)});
    column.along = LayoutBox::Align::middle;
    return column;
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
    Rect room = page.body;
    LayoutBox grid = sheet_grid(shape, measures, wide, high);
    if (cards) {
        // A card reaches to the middle of the gaps around it.
        const LayoutBox all = leaf_of(SheetLeaf::cards, shape.columns * (measures.width() + wide),
                                      shape.rows * (measures.height() + high));
        layout.cards = *place_of(placed(centered(all), page.body), SheetLeaf::cards);
        room = {layout.cards.x + wide / 2, layout.cards.y + high / 2, layout.cards.width,
                layout.cards.height};
    } else {
        for (LayoutBox& row : grid.children)
            row.along = LayoutBox::Align::middle;
    }
    const std::vector<PlacedBox> boxes = placed(grid, room);
    // The description of a class's image is longer than a number.
    const int aside = shape.group > 0 ? wide / 3 : 0;
    for (const Rect& place : places_of(boxes, SheetLeaf::board)) {
        const Rect board{place.x + measures.left, place.y, measures.board, measures.board};
        layout.boards.push_back(
            {.board = board,
             .label = {board.x - aside, board.bottom() + measures.below, measures.board + 2 * aside,
                       measures.label},
             .coordinates = {place.x, place.y, place.width, measures.board + measures.below}});
    }
    const std::vector<Rect> headings_of_groups = places_of(boxes, SheetLeaf::heading);
    for (std::size_t i = 0; i < headings_of_groups.size(); ++i) {
        Rect& heading = layout.boards[i * static_cast<std::size_t>(shape.group)].heading;
        heading = headings_of_groups[i];
        heading.height = measures.board;
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
