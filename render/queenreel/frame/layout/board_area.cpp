#include "queenreel/frame/layout/board_area.h"

#include <algorithm>

#include "queenreel/frame/layout/margins.h"

namespace queenreel {
namespace {

int even_position(const Layout& layout, int position) {
    return layout.square % 2 == 0 ? position + position % 2 : position;
}

/// The lengths around a board, in pixels.
struct AreaMeasures {
    int margin;
    int gap;
    LabelRoom labels;
    int above_caption;
    int caption;  // height
    int board;    // side

    AreaMeasures(const Look& look, const Layout& layout)
        : margin(picture_margin(look)),
          gap(panel_gap(look)),
          labels(layout.square > 0 ? label_room(look, layout.board_size, layout.square) : LabelRoom{}),
          above_caption(caption_gap(layout.caption_em)),
          caption(rounded(caption_line * layout.caption_em * layout.caption_lines)),
          board(layout.board_size * layout.square) {}

    int below_board() const { return labels.below + (caption > 0 ? above_caption + caption : 0); }
};

Layout blank(const Look& look, int board_size, int square) {
    Layout layout{.width = look.width, .height = look.height, .board_size = board_size, .square = square};
    layout.border = square > 0 ? border_width(look) : 0;
    layout.caption_em = caption_em(look);
    layout.caption_lines = caption_lines(look);
    layout.coordinate_em = square > 0 ? coordinate_em(look, square) : 0;
    layout.coordinates = layout.coordinate_em > 0 ? look.coordinates : Coordinates::none;
    return layout;
}

/// Centers the board; puts it at the left if panels are at its right.
void place_squares(Layout& layout, const AreaMeasures& measures, PanelSides sides) {
    const int left = std::max(measures.margin, measures.labels.left);
    const int middle = (layout.width - measures.board) / 4 * 2;
    layout.board_x = even_position(layout, has_right(sides) ? left : std::max(left, middle));
    layout.board_y = even_position(layout, measures.margin);
}

/// Puts the caption below the board, as wide as the board or as what is below it; without a board, at the
/// picture's bottom.
void place_caption(Layout& layout, const AreaMeasures& measures, PanelSides sides) {
    if (measures.caption == 0)
        return;
    const int y = measures.board > 0
                      ? layout.board_y + measures.board + measures.labels.below + measures.above_caption
                      : layout.height - measures.margin - measures.caption;
    const bool in_column = sides == PanelSides::right || sides == PanelSides::right_and_column;
    layout.caption_centered = !has_right(sides);
    if (in_column)
        layout.caption = {layout.board_x, y, measures.board, measures.caption};
    else if (has_right(sides))
        layout.caption = {layout.board_x, y, layout.width - measures.margin - layout.board_x,
                          measures.caption};
    else
        layout.caption = {measures.margin, y, layout.width - 2 * measures.margin, measures.caption};
    // In a picture that is not wide, panels extend to its bottom, and the caption has the room above it.
    if (sides == PanelSides::right && layout.width < 1.3 * layout.height)
        layout.caption.height = std::max(measures.caption, layout.height - measures.margin - y);
}

/// Where panels at the board's right end.
int right_end(const Layout& layout, const AreaMeasures& measures, PanelSides sides) {
    if (sides == PanelSides::right_and_column)
        return layout.height - measures.margin;
    if (sides == PanelSides::right && measures.caption > 0)
        return layout.caption.bottom();
    return layout.board_y + measures.board;
}

}  // namespace

bool has_right(PanelSides sides) {
    switch (sides) {
        case PanelSides::right:
        case PanelSides::right_and_column:
        case PanelSides::right_and_below:
            return true;
        case PanelSides::none:
        case PanelSides::below:
            break;
    }
    return false;
}

bool has_below(PanelSides sides) {
    switch (sides) {
        case PanelSides::right_and_column:
        case PanelSides::right_and_below:
        case PanelSides::below:
            return true;
        case PanelSides::none:
        case PanelSides::right:
            break;
    }
    return false;
}

std::optional<BoardArea> place_board(const Look& look, int board_size, int square, PanelSides sides) {
    BoardArea result{.layout = blank(look, board_size, square)};
    Layout& layout = result.layout;
    const AreaMeasures measures(look, layout);
    place_squares(layout, measures, sides);
    place_caption(layout, measures, sides);
    const int content_right = look.width - measures.margin;
    const int content_bottom = look.height - measures.margin;
    const int board_right = layout.board_x + measures.board + layout.border;
    const bool has_board = measures.board > 0;
    const int bottom = has_board ? layout.board_y + measures.board + measures.below_board() : layout.board_y;
    if (bottom > content_bottom || board_right > content_right)
        return std::nullopt;
    if (has_right(sides)) {
        const int x = board_right + rounded(1.5 * measures.gap);
        result.right = {x, layout.board_y, content_right - x,
                        right_end(layout, measures, sides) - layout.board_y};
    }
    const int below_x = has_right(sides) ? layout.board_x : measures.margin;
    const int below_right =
        sides == PanelSides::right_and_column ? layout.board_x + measures.board : content_right;
    const int below_y = bottom + (has_board ? measures.gap : 0);
    const int below_end =
        has_board || measures.caption == 0 ? content_bottom : layout.caption.y - measures.gap;
    if (has_below(sides))
        result.below = {below_x, below_y, below_right - below_x, below_end - below_y};
    return result;
}

}  // namespace queenreel
