#include "queenreel/frame/layout/sheet_measures.h"

#include "queenreel/frame/layout/box.h"

namespace queenreel {
namespace {

// Shares of the page's shorter side.
constexpr double sheet_margin = 1.0 / 16;
constexpr double sheet_title_em = 1.0 / 32;
constexpr double sheet_text_em = 1.0 / 72;
constexpr double max_sheet_square = 1.0 / 12;  // so that a board of one square does not fill the page

constexpr double task_size = 1.3;      // em of a sheet's text
constexpr double heading_width = 6.5;  // em of a sheet's text: "100 boards"

bool sheet_fits(const SheetShape& shape, const SheetPage& page, const SheetMeasures& measures) {
    return headings_width(shape, measures) + total_length(shape.columns, measures.width(), measures.gap) +
                   measures.around <=
               page.body.width &&
           total_length(shape.rows, measures.height(), measures.row_gap) + measures.around <=
               page.body.height;
}

}  // namespace

SheetPage::SheetPage(const SheetShape& shape, int page_width, int page_height)
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

SheetMeasures::SheetMeasures(const SheetShape& shape, const SheetPage& page, int side)
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

int headings_width(const SheetShape& shape, const SheetMeasures& measures) {
    return shape.columns / columns_step(shape) * measures.heading;
}

int largest_sheet_square(const SheetShape& shape, const SheetPage& page) {
    const int n = shape.board_size;
    const int most = std::min({page.body.width / (n * shape.columns), page.body.height / (n * shape.rows),
                               rounded(max_sheet_square * page.side)});
    return largest_fitting(
        most, [&](int square) { return sheet_fits(shape, page, SheetMeasures(shape, page, square)); });
}

}  // namespace queenreel
