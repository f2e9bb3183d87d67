#pragma once

#include <algorithm>

#include "queenreel/frame/rect.h"
#include "queenreel/frame/sheet.h"

namespace queenreel {

inline constexpr int min_sheet_square = 2;

/// The parts of a page around its boards, which do not depend on their size.
struct SheetPage {
    SheetPage(const SheetShape& shape, int page_width, int page_height);

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

/// The lengths around a board.
struct SheetMeasures {
    SheetMeasures(const SheetShape& shape, const SheetPage& page, int side);

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
    int around = 0;   ///< for half gaps at the outer edges of cards
    int heading = 0;  ///< its width, before each group
};

/// The number that the number of columns must be a multiple of.
inline int columns_step(const SheetShape& shape) {
    return std::max(1, shape.group);
}

/// The width of all headings before groups.
int headings_width(const SheetShape& shape, const SheetMeasures& measures);

/// The total length of `count` items with gaps between them.
inline int total_length(int count, int each, int gap) {
    return count * each + (count - 1) * gap;
}

/// The side of the largest squares that fit, or 0.
int largest_sheet_square(const SheetShape& shape, const SheetPage& page);

}  // namespace queenreel
