#include "frame/layout/board_area.h"

#include <algorithm>
#include <string>

#include "frame/layout/margins.h"

namespace queenreel {
namespace {

Layout blank(const Look& look, int board_size, int square) {
    Layout layout{.width = look.width, .height = look.height, .board_size = board_size, .square = square};
    layout.border = square > 0 ? border_width(look) : 0;
    layout.caption_em = caption_em(look);
    layout.coordinate_em = square > 0 ? coordinate_em(look, square) : 0;
    layout.coordinates = layout.coordinate_em > 0 ? look.coordinates : Coordinates::none;
    if (look.scene.badge)
        layout.badge_em = std::max(shorter_side(look) / 32.0, 11.0);
    return layout;
}

int even_position(const Layout& layout, int position) {
    return layout.square % 2 == 0 ? position + position % 2 : position;
}

/// The lengths around a board, in pixels.
struct Measures {
    int margin;
    int gap;
    int files;    // below the board
    int badge;    // height
    int caption;  // height
    int board;    // side

    Measures(const Look& look, const Layout& layout)
        : margin(picture_margin(look)),
          gap(panel_gap(look)),
          files(layout.border +
                rounded(layout.coordinates == Coordinates::outside ? 1.45 * layout.coordinate_em : 0)),
          badge(rounded(1.7 * layout.badge_em)),
          caption(rounded(1.4 * layout.caption_em)),
          board(layout.board_size * layout.square) {}
};

int badge_width(const Layout& layout) {
    return rounded(4.2 * layout.badge_em);
}

/// Whether a badge fits at the right of a board that nothing else stands beside.
bool is_badge_beside(const Layout& layout, const Measures& measures) {
    const int right = layout.board_x + measures.board + layout.border + measures.gap;
    return measures.board > 0 && right + badge_width(layout) <= layout.width - measures.margin;
}

/// In the middle; at the left where panels are at its right.
void place_squares(Layout& layout, const Measures& measures, PanelSides sides) {
    const double em = layout.coordinates == Coordinates::outside ? layout.coordinate_em : 0;
    const auto rank_digits = static_cast<double>(std::to_string(layout.board_size).size());
    const int left = std::max(measures.margin, rounded((0.9 + 0.64 * rank_digits) * em));
    const int middle = (layout.width - measures.board) / 4 * 2;
    layout.board_x = even_position(layout, sides.right ? left : std::max(left, middle));
    const bool is_beside = sides.right || is_badge_beside(layout, measures);
    const int above = measures.badge > 0 && !is_beside ? measures.badge + measures.gap / 2 : 0;
    layout.board_y = even_position(layout, measures.margin + above);
}

/// At the board's right, at the head of the panels there; where it has no room, above the board's right end.
void place_badge(Layout& layout, const Measures& measures, PanelSides sides) {
    if (measures.badge == 0)
        return;
    const int width = badge_width(layout);
    const int board_right = layout.board_x + measures.board;
    const int right = measures.board > 0 ? board_right : layout.width - measures.margin;
    const bool is_beside = sides.right || is_badge_beside(layout, measures);
    layout.badge =
        is_beside ? Rect{board_right + layout.border + measures.gap, layout.board_y, width, measures.badge}
                  : Rect{std::max(layout.board_x, right - width), measures.margin, width, measures.badge};
}

/// Below the board, as wide as what is below it; without a board at the picture's foot.
void place_caption(Layout& layout, const Measures& measures, PanelSides sides) {
    if (measures.caption == 0)
        return;
    const int y = measures.board > 0 ? layout.board_y + measures.board + measures.files
                                     : layout.height - measures.margin - measures.caption;
    layout.caption = sides.right && !sides.below
                         ? Rect{layout.board_x, y, measures.board, measures.caption}
                         : Rect{measures.margin, y, layout.width - 2 * measures.margin, measures.caption};
}

}  // namespace

std::optional<BoardArea> place_board(const Look& look, int board_size, int square, PanelSides sides) {
    BoardArea result{.layout = blank(look, board_size, square)};
    Layout& layout = result.layout;
    const Measures measures(look, layout);
    place_squares(layout, measures, sides);
    place_badge(layout, measures, sides);
    place_caption(layout, measures, sides);
    const bool has_board = measures.board > 0;
    const int board_right = layout.board_x + measures.board;
    const int bottom = layout.board_y + measures.board + measures.files + (has_board ? measures.caption : 0);
    const int content_right = look.width - measures.margin;
    const int content_bottom = look.height - measures.margin;
    if (bottom > content_bottom || board_right + layout.border > content_right)
        return std::nullopt;
    const int side_x = board_right + layout.border + measures.gap;
    const int side_y =
        layout.board_y + (sides.right && measures.badge > 0 ? measures.badge + measures.gap : 0);
    const int side_end = sides.below ? layout.board_y + measures.board : content_bottom;
    result.right = {side_x, side_y, content_right - side_x, side_end - side_y};
    const int below_y = has_board ? bottom + measures.gap : bottom;
    const int below_end =
        has_board || measures.caption == 0 ? content_bottom : layout.caption.y - measures.gap;
    const int below_x = sides.right ? layout.board_x : measures.margin;
    result.below = {below_x, below_y, content_right - below_x, below_end - below_y};
    if (!sides.right)
        result.unused +=
            static_cast<double>(content_right - measures.margin - measures.board) * measures.board;
    if (!sides.below)
        result.unused += static_cast<double>(content_bottom - bottom) * measures.board;
    return result;
}

}  // namespace queenreel
