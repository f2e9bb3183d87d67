#include "queenreel/frame/layout/stage_board.h"

#include <algorithm>
#include <utility>

#include "queenreel/frame/layout/boards_grid.h"

namespace queenreel {
namespace {

constexpr double caption_size = 46.0 / 1080;  // of the picture's shorter side

}  // namespace

bool is_wide(const Look& look) {
    return look.width >= 1.5 * look.height;
}

StageBoard::StageBoard(const Look& look, int board_size, StageCast cast)
    : StagePanels(look, board_size, std::move(cast)),
      safe_{rounded(safe_area * look.width), rounded(safe_area * look.height),
            look.width - 2 * rounded(safe_area * look.width),
            look.height - 2 * rounded(safe_area * look.height)} {
    layout_.caption_em = caption_em(look) > 0 ? std::max(caption_size * shorter_side(look), 9.0) : 0;
    layout_.caption_centered = false;
}

bool StageBoard::set_board(int width, int height, double least) {
    for (int square = std::min(width, height) / layout_.board_size; square >= 2; --square) {
        if (square >= even_from && square % 2 == 1)
            continue;
        const LabelRoom labels = label_room(look_, layout_.board_size, square);
        const int border = border_width(look_);
        const int side = square * layout_.board_size;
        const int below = labels.below + border + room_below(square);
        if (side + labels.left + border > width || side + below > height)
            continue;
        layout_.square = square;
        layout_.border = border;
        layout_.coordinate_em = coordinate_em(look_, square);
        layout_.coordinates = layout_.coordinate_em > 0 ? look_.coordinates : Coordinates::none;
        return side >= (cast_.below ? least_board_above : least) * shorter_side(look_);
    }
    return false;
}

int StageBoard::put_below(int y, int right) {
    if (!cast_.below)
        return y;
    PanelSlot shown = slot(*cast_.below);
    shown.title.clear();
    const Rect place{layout_.board_x, y + gap_ / 2, right - layout_.board_x, below_height(layout_.square)};
    layout_.panels.push_back({*cast_.below, shown, {}, place, em_, Seen::always, layout_.square});
    return place.bottom();
}

void StageBoard::put_board(int x, int y) {
    const bool even = layout_.square % 2 == 0;
    layout_.board_x = even ? x + x % 2 : x;
    layout_.board_y = even ? y + y % 2 : y;
}

void StageBoard::put_caption(int x, int y, int width) {
    if (layout_.caption_em > 0)
        layout_.caption = {x, y, width, caption_height()};
}

int StageBoard::below_height(int square) const {
    const double row = std::clamp(0.4 * square, 1.5 * em_, is_wide(look_) ? 2.2 * em_ : 1.5 * em_);
    constexpr int heads = 1;  // the board's column labels
    return cast_.below ? (slot(*cast_.below).rows - heads) * rounded(row) : 0;
}

void StageBoard::tighten() {
    PanelPlace& last = layout_.panels.back();
    if (last.slot.kind != PanelKind::boards)
        return;
    const BoardsGrid grid = boards_grid(last.slot, last.body, last.em);
    const int top = last.title.height > 0 ? last.body.y : grid.boards.front().whole.y;
    last.body.height = grid.boards.back().whole.bottom() - top;
}

int StageBoard::least_small_board() const {
    int least = look_.width;
    for (const PanelPlace& panel : layout_.panels)
        if (panel.slot.kind == PanelKind::boards && !panel.slot.bare)
            least =
                std::min(least, panel.slot.columns * boards_grid(panel.slot, panel.body, panel.em).square);
    return least;
}

void StageBoard::stand_in_middle() {
    int bottom = layout_.caption.bottom();
    for (const PanelPlace& panel : layout_.panels)
        bottom = std::max(bottom, panel.body.bottom());
    const int down = std::max(safe_.bottom() - bottom, 0) / 4 * 2;
    layout_.board_y += layout_.board_size > 0 ? down : 0;
    layout_.caption.y += layout_.caption.height > 0 ? down : 0;
    for (PanelPlace& panel : layout_.panels) {
        panel.title.y += panel.title.height > 0 ? down : 0;
        panel.body.y += down;
    }
}

}  // namespace queenreel
