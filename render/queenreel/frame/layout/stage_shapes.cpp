#include "queenreel/frame/layout/stage_shapes.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>

#include "queenreel/frame/layout/boards_grid.h"

namespace queenreel {
namespace {

constexpr double least_board_above_code = 0.41;  // side, of the shorter one
constexpr double beside_board = 0.3;             // of the width, above a tree

LayoutBox filled_leaf(int part, int least_height) {
    LayoutBox box = filling(part);
    box.height.pixels = least_height;
    return box;
}

/// Stacks a box and a list of boxes.
LayoutBox stacked(LayoutBox first, std::vector<LayoutBox> second, std::vector<LayoutBox> rest = {}) {
    second.insert(second.begin(), std::move(first));
    std::ranges::move(rest, std::back_inserter(second));
    return column_of(std::move(second));
}

}  // namespace

bool StageShapes::lay_out_wide() {
    // Lines are twice as long as those below a board.
    layout_.caption_lines = lines((look_.scene.caption_lines + 1) / 2);
    const auto boxes = put_board(low_, least_board, [&](int square) {
        LayoutBox board = board_box(square, beside_boxes(column_width()));
        board.grows_high = true;
        return stacked(std::move(board), caption_boxes(gap_ / 2));
    });
    return boxes && put_column(put_above_numbers(*place_of(*boxes, StageLeaf::beside), 1));
}

bool StageShapes::lay_out_square() {
    layout_.caption_lines = lines(look_.scene.caption_lines);
    // Without code, the wall goes to the bottom.
    const auto cells = cast_.text.empty() && cast_.large.size() > 1 ? wall() : std::nullopt;
    if (cells)
        std::erase(cast_.large, *cells);
    int foot = cast_.numbers.empty() ? 0 : numbers_height();
    if (cells)
        foot = wall_height(*cells, safe_.width);
    for (const std::size_t index : cast_.text)
        foot = std::max(foot, least_text_height(index) + em(2 * line_height));
    const bool alone = cast_.large.empty();
    const auto standing = alone && !cast_.below ? Standing::middle : Standing::left;
    const auto beside_width = alone ? std::nullopt : std::optional(column_width());
    const auto boxes = put_board(low_, cells ? least_board_above : least_board, [&](int square) {
        std::vector<LayoutBox> rest;
        if (foot > 0)
            rest = {space_of(gap_), filled_leaf(StageLeaf::rest, foot)};
        return stacked(board_box(square, beside_boxes(beside_width), standing), caption_boxes(gap_ / 2),
                       std::move(rest));
    });
    if (!boxes)
        return false;
    if (auto beside = place_of(*boxes, StageLeaf::beside)) {
        if (cells)
            beside = put_above_numbers(*beside, 2);
        if (cast_.overview && !cast_.text.empty())
            text_seen_ = Seen::otherwise;
        else if (cast_.overview)
            large_seen_ = Seen::otherwise;
        if (!put_large(*beside))
            return false;
        if (cast_.overview && cast_.text.empty())
            put_overview(*beside);
    }
    const auto rest = place_of(*boxes, StageLeaf::rest);
    if (!rest)
        return true;
    if (!cells)
        return put_foot(*rest);
    put_panel(*cells, *rest);
    return true;
}

bool StageShapes::lay_out_above(int foot, double least_side) {
    if (cast_.below && !cast_.text.empty())
        cast_.large.clear();  // the panel below the board is the only large one
    const bool alone = layout_.caption_em == 0 && cast_.numbers.empty();
    const auto standing = alone && !cast_.below ? Standing::middle : Standing::left;
    const auto beside_width = alone ? std::nullopt : std::optional(rounded(beside_board * look_.width));
    const double least = cast_.text.empty() ? least_side : least_board_above_code;
    const auto boxes = put_board(low_, least, [&](int square) {
        return column_of({board_box(square, beside_boxes(beside_width), standing), space_of(gap_),
                          filled_leaf(StageLeaf::rest, foot)});
    });
    if (!boxes)
        return false;
    if (const auto beside = place_of(*boxes, StageLeaf::beside)) {
        const Rect said = put_above_numbers(*beside, 2);
        if (layout_.caption_em > 0) {
            layout_.caption_lines = static_cast<int>(said.height / (caption_line * layout_.caption_em));
            layout_.caption = {said.x, said.y, said.width, caption_height()};
        }
    }
    const Rect rest = *place_of(*boxes, StageLeaf::rest);
    if (const auto tree = tree_that_stays()) {
        put_panel(*tree, rest);
        return true;
    }
    return put_column(rest);
}

bool StageShapes::lay_out_high() {
    layout_.caption_lines = lines(look_.scene.caption_lines);
    const int most = rounded(high_board_ * look_.height);
    const std::vector<LayoutBox> caption = caption_boxes(gap_ / 2, gap_ - gap_ / 2);
    const int said = caption.empty() ? 0 : gap_ + caption_height();
    const auto boxes = put_board(safe_, least_board, [&](int square) {
        return stacked(board_box(square, {}, cast_.below ? Standing::left : Standing::safe_middle), caption,
                       {space_of(gap_), filled_leaf(StageLeaf::rest, safe_.height - most - said - gap_)});
    });
    if (!boxes || !put_column(put_above_numbers(*place_of(*boxes, StageLeaf::rest), 1)))
        return false;
    tighten();
    stand_in_middle();
    return true;
}

bool StageShapes::lay_out_beside() {
    layout_.caption_lines = lines(look_.scene.caption_lines + 1);
    const auto boxes = put_board(safe_, least_board, [&](int square) {
        const int side = layout_.board_size * square;
        const int left = left_of_board(square, Standing::left);
        const int below = label_room(look_, layout_.board_size, square).below + border_width(look_);
        std::vector<LayoutBox> caption = caption_boxes(gap_ / 2);
        LayoutBox large = filling(StageLeaf::beside);
        large.width.pixels = column_width();
        if (caption.empty())
            large = column_of({large, space_of(below)});
        else
            caption[1] = row_of({space_of(left), leaf_of(StageLeaf::caption, side, caption_height())});
        const LayoutBox board = row_of({space_of(left), leaf_of(StageLeaf::squares, side, side)});
        caption.insert(caption.begin(), space_of(below));
        LayoutBox row = row_of({stacked(board, std::move(caption)),
                                space_of(border_width(look_) + column_space()), std::move(large)});
        row.grows_high = false;
        const int spare = safe_.height - static_cast<int>(least_height(row, 0).pixels);
        return column_of({space_of(evened(safe_.y, std::max(0, spare) / 2, square)), std::move(row)});
    });
    return boxes && put_large(*place_of(*boxes, StageLeaf::beside));
}

bool StageShapes::lay_out_strip() {
    const std::size_t strip = cast_.large.front();
    layout_.caption_lines = lines(look_.scene.caption_lines);
    layout_.caption_centered = true;
    const int height = em(demand(slot(strip), Spacing::close).height);
    Rect room = low_;
    room.height = look_.height - picture_margin(look_) - room.y;
    const auto boxes = put_board(room, least_board, [&](int square) {
        const LayoutBox cells = leaf_of(StageLeaf::rest, layout_.board_size * square, height);
        return stacked(board_box(square, {}, Standing::middle), caption_boxes(gap_ / 2),
                       {filling(LayoutBox::space), space_of(gap_),
                        row_of({space_of(left_of_board(square, Standing::middle)), cells})});
    });
    if (!boxes)
        return false;
    put_panel(strip, *place_of(*boxes, StageLeaf::rest));
    return true;
}

bool StageShapes::lay_out_boardless() {
    layout_.caption_lines = lines(look_.scene.caption_lines);
    const std::vector<PlacedBox> boxes =
        placed(stacked(filling(StageLeaf::rest), caption_boxes(gap_)), safe_);
    layout_.caption = place_of(boxes, StageLeaf::caption).value_or(Rect{});
    if (!put_column(put_above_numbers(*place_of(boxes, StageLeaf::rest), 1)))
        return false;
    tighten();
    if (layout_.caption.height > 0 && layout_.panels.size() == 1)
        layout_.caption.y = layout_.panels.front().body.bottom() + gap_;
    stand_in_middle();
    return true;
}

}  // namespace queenreel
