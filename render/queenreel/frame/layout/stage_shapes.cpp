#include "queenreel/frame/layout/stage_shapes.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace queenreel {
namespace {

constexpr double above_board = 0.035;            // of the height: a board need not be read
constexpr double least_board_above_code = 0.41;  // side, of the shorter one
constexpr double beside_board = 0.3;             // of the width, above a tree

}  // namespace

bool StageShapes::lay_out_wide() {
    // Lines are twice as long as those below a board.
    layout_.caption_lines = lines((look_.scene.caption_lines + 1) / 2);
    const int top = rounded(above_board * look_.height);
    const int caption = caption_height();
    const int above_caption = caption > 0 ? gap_ / 2 : 0;
    const int beside = column_width() + (cast_.is_empty() ? 0 : column_space());
    if (!set_board(safe_.width - std::max(beside, names_below()),
                   safe_.bottom() - caption - above_caption - top))
        return false;
    put_board(safe_.x + labels().left, top);
    put_below(layout_.board_y + board_height(), safe_.right());
    put_caption(safe_.x, safe_.bottom() - caption, safe_.width);
    const int x = layout_.board_x + side() + layout_.border + column_space();
    Rect room{x, layout_.board_y, safe_.right() - x, side()};
    return put_column(put_numbers(room));
}

bool StageShapes::lay_out_square() {
    layout_.caption_lines = lines(look_.scene.caption_lines);
    const int top = rounded(above_board * look_.height);
    const int caption = caption_height();
    // Without code, the wall is at the bottom.
    const auto cells = cast_.text.empty() && cast_.large.size() > 1 ? wall() : std::nullopt;
    if (cells)
        std::erase(cast_.large, *cells);
    int foot = cast_.numbers.empty() ? 0 : numbers_height();
    if (cells)
        foot = wall_height(*cells, safe_.width);
    for (const std::size_t index : cast_.text)
        foot = std::max(foot, least_text_height(index) + em(2 * line_height));
    const int below = caption + (caption > 0 ? gap_ / 2 : 0) + foot + (foot > 0 ? gap_ : 0);
    const bool alone = cast_.large.empty();
    const int width = safe_.width - std::max(column_width() + (alone ? 0 : column_space()), names_below());
    if (!set_board(width, safe_.bottom() - below - top, cells ? least_board_above : least_board))
        return false;
    const bool centered = alone && !cast_.below;
    put_board(centered ? (look_.width - side()) / 2 : safe_.x + labels().left, top);
    const int under = put_below(layout_.board_y + board_height(), safe_.right());
    put_caption(safe_.x, under + gap_ / 2, safe_.width);
    const int x = layout_.board_x + side() + layout_.border + column_space();
    Rect beside{x, layout_.board_y, safe_.right() - x, side()};
    if (cells)
        beside = put_number_rows(beside);
    if (cast_.overview && !cast_.text.empty())
        text_seen_ = Seen::otherwise;
    else if (cast_.overview)
        large_seen_ = Seen::otherwise;
    if (!put_large(beside))
        return false;
    if (cast_.overview && cast_.text.empty())
        put_overview(beside);
    const int y = std::max(under, layout_.caption.bottom()) + gap_;
    const Rect rest{safe_.x, y, safe_.width, safe_.bottom() - y};
    if (!cells)
        return put_foot(rest);
    put_panel(*cells, rest);
    return true;
}

bool StageShapes::lay_out_above(int foot, double least_side) {
    if (cast_.below && !cast_.text.empty())
        cast_.large.clear();  // the panel below the board is the large one
    const int top = rounded(above_board * look_.height);
    const bool alone = layout_.caption_em == 0 && cast_.numbers.empty();
    const int beside = alone ? 0 : rounded(beside_board * look_.width) + column_space();
    if (!set_board(safe_.width - std::max(beside, names_below()), safe_.bottom() - top - gap_ - foot,
                   cast_.text.empty() ? least_side : least_board_above_code))
        return false;
    put_board(alone && !cast_.below ? (look_.width - side()) / 2 : safe_.x + labels().left, top);
    const int x = layout_.board_x + side() + layout_.border + column_space();
    const Rect said = put_number_rows({x, layout_.board_y, safe_.right() - x, side()});
    if (layout_.caption_em > 0)
        layout_.caption_lines = static_cast<int>(said.height / (caption_line * layout_.caption_em));
    put_caption(said.x, said.y, said.width);
    const int y = put_below(layout_.board_y + board_height(), safe_.right()) + gap_;
    const Rect rest{safe_.x, y, safe_.width, safe_.bottom() - y};
    if (const auto tree = tree_that_stays()) {
        put_panel(*tree, rest);
        return true;
    }
    return put_column(rest);
}

bool StageShapes::lay_out_high() {
    layout_.caption_lines = lines(look_.scene.caption_lines);
    const int caption = caption_height();
    const int most = rounded(high_board_ * look_.height);
    if (!set_board(safe_.width - names_below(), most))
        return false;
    put_board(
        cast_.below ? safe_.x + labels().left : std::max(safe_.x + labels().left, (look_.width - side()) / 2),
        safe_.y);
    const int under = put_below(layout_.board_y + board_height(), safe_.right());
    put_caption(safe_.x, under + gap_ / 2, safe_.width);
    const int y = under + (caption > 0 ? gap_ + caption : 0) + gap_;
    Rect room{safe_.x, y, safe_.width, safe_.bottom() - y};
    if (!put_column(put_numbers(room)))
        return false;
    tighten();
    stand_in_middle();
    return true;
}

bool StageShapes::lay_out_beside() {
    layout_.caption_lines = lines(look_.scene.caption_lines + 1);
    const int caption = caption_height();
    const int above_caption = caption > 0 ? gap_ / 2 : 0;
    if (!set_board(safe_.width - column_width() - column_space(), safe_.height - caption - above_caption))
        return false;
    const int board = board_height();
    put_board(safe_.x + labels().left, (look_.height - board - above_caption - caption) / 2);
    put_caption(layout_.board_x, layout_.board_y + board + above_caption, side());
    const int x = layout_.board_x + side() + layout_.border + column_space();
    const int bottom = caption > 0 ? layout_.caption.bottom() : layout_.board_y + side();
    return put_large({x, layout_.board_y, safe_.right() - x, bottom - layout_.board_y});
}

bool StageShapes::lay_out_strip() {
    const std::size_t strip = cast_.large.front();
    layout_.caption_lines = lines(look_.scene.caption_lines);
    const int top = rounded(above_board * look_.height);
    const int caption = caption_height();
    const int foot = em(demand(slot(strip), Spacing::close).height);
    const int bottom = look_.height - picture_margin(look_);
    const int above_caption = caption > 0 ? gap_ / 2 : 0;
    if (!set_board(safe_.width, bottom - foot - gap_ - caption - above_caption - top))
        return false;
    put_board((look_.width - side()) / 2, top);
    put_caption(safe_.x, top + board_height() + above_caption, safe_.width);
    layout_.caption_centered = true;
    put_panel(strip, {layout_.board_x, bottom - foot, side(), foot});
    return true;
}

bool StageShapes::lay_out_boardless() {
    layout_.caption_lines = lines(look_.scene.caption_lines);
    const int caption = caption_height();
    put_caption(safe_.x, safe_.bottom() - caption, safe_.width);
    Rect room = safe_;
    room.height -= caption > 0 ? caption + gap_ : 0;
    if (!put_column(put_numbers(room)))
        return false;
    tighten();
    if (caption > 0 && layout_.panels.size() == 1)
        layout_.caption.y = layout_.panels.front().body.bottom() + gap_;
    stand_in_middle();
    return true;
}

}  // namespace queenreel
