#include "queenreel/frame/layout/stage_board.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "queenreel/frame/layout/boards_grid.h"

namespace queenreel {
namespace {

constexpr double caption_size = 46.0 / 1080;  // of the picture's shorter side
constexpr double above_board = 0.035;         // of the height; a board need not be read

}  // namespace

bool is_wide(const Look& look) {
    return look.width >= 1.5 * look.height;
}

int evened(int at, int space, int square) {
    return square % 2 == 0 ? space + (at + space) % 2 : space;
}

StageBoard::StageBoard(const Look& look, int board_size, StageCast cast)
    : StagePanels(look, board_size, std::move(cast)),
      safe_{rounded(safe_area * look.width), rounded(safe_area * look.height),
            look.width - 2 * rounded(safe_area * look.width),
            look.height - 2 * rounded(safe_area * look.height)},
      low_(safe_) {
    low_.y = rounded(above_board * look.height);
    low_.height = safe_.bottom() - low_.y;
    layout_.caption_em = caption_em(look) > 0 ? std::max(caption_size * shorter_side(look), 9.0) : 0;
    layout_.caption_centered = false;
}

int StageBoard::left_of_board(int square, Standing standing) const {
    const int labels = label_room(look_, layout_.board_size, square).left;
    const int middle = (look_.width - layout_.board_size * square) / 2 - safe_.x;
    const int left = standing == Standing::left     ? labels
                     : standing == Standing::middle ? middle
                                                    : std::max(labels, middle);
    return evened(safe_.x, left, square);
}

int StageBoard::below_height(int square) const {
    const double row = std::clamp(0.4 * square, 1.5 * em_, is_wide(look_) ? 2.2 * em_ : 1.5 * em_);
    constexpr int heads = 1;  // the board's column labels
    return (slot(*cast_.below).rows - heads) * rounded(row);
}

LayoutBox StageBoard::board_box(int square, std::vector<LayoutBox> beside, Standing standing) const {
    const int side = layout_.board_size * square;
    const int left = left_of_board(square, standing);
    const int border = border_width(look_);
    const LabelRoom labels = label_room(look_, layout_.board_size, square);
    std::vector<LayoutBox> parts{space_of(left), leaf_of(StageLeaf::squares, side, side), space_of(border)};
    std::ranges::move(beside, std::back_inserter(parts));
    LayoutBox row = row_of(std::move(parts));
    row.width.pixels = labels.left + side + border;  // also if the board is in the middle
    std::vector<LayoutBox> column{std::move(row), space_of(labels.below + border)};
    if (cast_.below) {
        const int names = em(0.62 * slot(*cast_.below).names + 1.2);
        LayoutBox cells = leaf_of(StageLeaf::below, side + border + names, below_height(square));
        cells.grows_wide = true;
        column.push_back(space_of(gap_ / 2));
        column.push_back(row_of({space_of(left), std::move(cells)}));
    }
    return column_of(std::move(column));
}

std::vector<LayoutBox> StageBoard::beside_boxes(std::optional<int> width) const {
    if (!width)
        return {};
    LayoutBox beside = leaf_of(StageLeaf::beside, *width, 0);
    beside.grows_wide = true;
    return {space_of(column_space()), std::move(beside)};
}

std::vector<LayoutBox> StageBoard::caption_boxes(int above, int below) const {
    const int height = caption_height();
    if (height == 0)
        return {};
    return {space_of(above), leaf_of(StageLeaf::caption, 0, height), space_of(below)};
}

std::optional<std::vector<PlacedBox>> StageBoard::put_board(Rect room, double least,
                                                            const BoardShape& shape) {
    const int most = std::min(room.width, room.height) / layout_.board_size;
    const int square = even_side(largest_fitting(most, [&](int tried) { return fits(shape(tried), room); }));
    const double least_side = (cast_.below ? least_board_above : least) * shorter_side(look_);
    if (square < 2 || layout_.board_size * square < least_side)
        return std::nullopt;
    layout_.square = square;
    layout_.border = border_width(look_);
    layout_.coordinate_em = coordinate_em(look_, square);
    layout_.coordinates = layout_.coordinate_em > 0 ? look_.coordinates : Coordinates::none;
    const int moved = evened(room.y, 0, square);
    room = {room.x, room.y + moved, room.width, room.height - moved};
    std::vector<PlacedBox> boxes = placed(shape(square), room);
    const Rect squares = *place_of(boxes, StageLeaf::squares);
    layout_.board_x = squares.x;
    layout_.board_y = squares.y;
    layout_.caption = place_of(boxes, StageLeaf::caption).value_or(Rect{});
    if (const auto place = place_of(boxes, StageLeaf::below)) {
        PanelSlot shown = slot(*cast_.below);
        shown.title.clear();
        layout_.panels.push_back({*cast_.below, shown, {}, *place, em_, Seen::always, square});
    }
    return boxes;
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
