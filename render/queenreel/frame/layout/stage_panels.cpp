#include "queenreel/frame/layout/stage_panels.h"

#include <algorithm>
#include <cmath>

#include "queenreel/frame/layout/boards_grid.h"
#include "queenreel/frame/layout/margins.h"
#include "queenreel/frame/layout/panel_rows.h"

namespace queenreel {
namespace {

// Lengths are shares of the picture's shorter side, unless they are in em or a comment says otherwise.
constexpr double column_gap = 46.0 / 1080;
constexpr double row_gap = 22.0 / 1080;
constexpr int least_code_lines = 4;
constexpr int code_lines_above_tree = 6;  // in high pictures, and above a tree that stays: the rest of the
                                          // height is the tree's
constexpr double most_cell = 1.75;        // em: of a wall
constexpr double note_letter = 0.47;      // em: the mean width of a letter
constexpr double most_reduced = 1.05;     // a note that must shrink more is broken

/// The room for small boards in a square picture, or for small boards that are all beside a board, up to four
/// side by side: their labels and notes must be legible, but their queens only visible.
PanelDemand demand_in_lines(const PanelSlot& slot) {
    const int across = std::min(slot.rows, 4);
    const int lines = (slot.rows + across - 1) / across;
    const double board = std::max(slot.notes > 0 ? 3.4 : 6.9, 0.3 * slot.columns);
    return {.width = across * (board + 1.4),
            .height = lines * (board + 3.3 + 1.35 * slot.notes) + (slot.title.empty() ? 0 : heading_height),
            .grows_wide = true,
            .grows_high = true};
}

/// The lines of small boards' notes: two for each note that is wider than its place.
int note_lines(const PanelSlot& slot, const Rect& body, double font) {
    if (slot.kind != PanelKind::boards || slot.notes == 0 || slot.names == 0)
        return slot.notes;
    const int width = boards_grid(slot, body, font).boards.front().notes.front().width;
    return (note_letter * slot.names * font > most_reduced * width ? 2 : 1) * slot.notes;
}

/// Raises the least height of the leaf with a part.
void raise(LayoutBox& box, int part, double em) {
    if (box.part == part)
        box.height.em = std::max(box.height.em, em);
    for (LayoutBox& child : box.children)
        raise(child, part, em);
}

}  // namespace

StagePanels::StagePanels(const Look& look, int board_size, StageCast cast)
    : look_(look),
      cast_(std::move(cast)),
      em_(panel_em(look)),
      gap_(std::max(4, rounded(row_gap * shorter_side(look)))),
      layout_{.width = look.width, .height = look.height, .board_size = board_size, .panel_em = em_} {}

int StagePanels::column_space() const {
    return std::max(8, rounded(column_gap * shorter_side(look_)));
}

int StagePanels::least_large() const {
    return cast_.large.empty() ? 0 : rounded(least_column * shorter_side(look_));
}

void StagePanels::put_panel(std::size_t index, const Rect& place, double font, Seen seen) {
    PanelSlot shown = slot(index);
    if (part_of(shown) == StagePart::numbers) {
        shown.rows = std::min(shown.rows, 2);
        shown.title.clear();
    }
    shown.notes = note_lines(shown, place, font);
    if (shown.title.empty()) {
        layout_.panels.push_back({index, shown, {}, place, font, seen});
        return;
    }
    const int heading = rounded(heading_height * font);
    layout_.panels.push_back({index,
                              shown,
                              {place.x, place.y, place.width, rounded(heading_line * font)},
                              {place.x, place.y + heading, place.width, place.height - heading},
                              font,
                              seen});
}

int StagePanels::least_text_height(std::size_t index) const {
    return text_height(index, least_code_lines, Spacing::close);
}

int StagePanels::text_height(std::size_t index, int lines, Spacing spacing) const {
    PanelSlot few = slot(index);
    few.rows = std::min(few.rows, lines);
    return em(demand(few, spacing).height);
}

LayoutBox StagePanels::text_box(std::size_t index) const {
    constexpr double most_cut = 0.75;
    LayoutBox box =
        leaf_of(static_cast<int>(index), most_cut * demand(slot(index), Spacing::close).width * em_,
                least_text_height(index));
    box.preferred_height = text_height(index);
    return box;
}

void StagePanels::put_panels(const std::vector<PlacedBox>& boxes, Seen seen) {
    for (const PlacedBox& box : boxes)
        if (box.part >= 0)
            put_panel(static_cast<std::size_t>(box.part), box.place, em_, seen);
}

bool StagePanels::shows_all_text() const {
    return std::ranges::all_of(layout_.panels, [this](const PanelPlace& panel) {
        return part_of(panel.slot) != StagePart::text || panel.whole().height >= text_height(panel.index);
    });
}

std::vector<LayoutBox> StagePanels::number_boxes(int lines) const {
    std::vector<LayoutBox> boxes;
    for (const std::size_t index : cast_.numbers)
        boxes.insert(boxes.begin(), leaf_of(static_cast<int>(index), 0, em(lines * line_height)));
    return boxes;
}

Rect StagePanels::put_above_numbers(const Rect& room, int lines) {
    std::vector<LayoutBox> column = number_boxes(lines);
    column.insert(column.begin(), filling(StageLeaf::rest));
    const std::vector<PlacedBox> boxes = placed(column_of(std::move(column), gap_), room);
    put_panels(boxes);
    return *place_of(boxes, StageLeaf::rest);
}

std::optional<std::size_t> StagePanels::tree_that_stays() const {
    const bool is_alone = cast_.large.size() == 1 && slot(cast_.large.front()).kind == PanelKind::tree;
    return is_alone && has_large_that_stays() ? std::optional(cast_.large.front()) : std::nullopt;
}

std::vector<LayoutBox> StagePanels::large_boxes() const {
    std::vector<LayoutBox> boxes;
    for (const std::size_t index : cast_.large) {
        const PanelSlot& large = slot(index);
        const bool is_alone = cast_.large.size() == 1;
        const bool is_in_lines =
            (is_square(look_) || is_alone) && large.kind == PanelKind::boards && !large.bare;
        const PanelDemand needs = is_in_lines ? demand_in_lines(large) : demand(large, Spacing::close);
        boxes.push_back({.part = static_cast<int>(boxes.size()),
                         .width = {.em = needs.width},
                         .height = {.em = needs.height},
                         .grows_wide = needs.grows_wide,
                         .grows_high = needs.grows_high});
    }
    return boxes;
}

std::optional<std::size_t> StagePanels::wall() const {
    const auto found = std::ranges::find_if(cast_.large, [this](std::size_t index) {
        return slot(index).stays && slot(index).kind == PanelKind::state;
    });
    return found != cast_.large.end() ? std::optional(*found) : std::nullopt;
}

int StagePanels::wall_height(std::size_t index, int width) const {
    return em(heading_height) + slot(index).rows * std::min(width / slot(index).columns, em(most_cell));
}

std::pair<LayoutBox, double> StagePanels::best_rows(const Rect& room) const {
    std::pair<LayoutBox, double> best{{}, 0};
    for (LayoutBox& rows : all_panel_rows(large_boxes(), gap_))
        if (const double fits = largest_em(rows, room); fits > best.second)
            best = {std::move(rows), fits};
    return best;
}

bool StagePanels::put_large(const Rect& room) {
    if (cast_.large.empty())
        return true;
    auto [rows, fitting_em] = best_rows(room);
    const double fitting = std::min(em_, 0.999 * fitting_em);
    if (fitting < least_em)
        return false;
    // Trees and curves shrink to any width: their letters need not be small for that.
    const auto is_drawing = [this](std::size_t index) {
        const PanelKind kind = slot(index).kind;
        return kind == PanelKind::tree || kind == PanelKind::chart;
    };
    const double font = std::ranges::all_of(cast_.large, is_drawing) ? em_ : fitting;
    if (const auto cells = wall()) {
        LayoutBox with_wall = rows;
        const auto part = static_cast<int>(std::ranges::find(cast_.large, *cells) - cast_.large.begin());
        raise(with_wall, part, wall_height(*cells, room.width) / fitting);
        if (fits(with_wall, room, fitting))
            rows = std::move(with_wall);
    }
    for (const PlacedBox& panel : placed(rows, room, fitting)) {
        const std::size_t index = cast_.large[static_cast<std::size_t>(panel.part)];
        put_panel(index, panel.place, font, slot(index).stays ? Seen::always : large_seen_);
    }
    layout_.panel_em = std::min(layout_.panel_em, font);
    return true;
}

int StagePanels::wanted_large(const Rect& room) const {
    if (cast_.large.empty())
        return 0;
    Rect part = room;
    for (part.height = least_large(); part.height < room.height; part.height += gap_)
        if (best_rows(part).second >= em_)
            break;
    return std::min(part.height, room.height);
}

LayoutBox StagePanels::text_column(const Rect& room) const {
    std::vector<LayoutBox> column;
    int least = 0;
    int strips = 0;
    for (const std::size_t index : cast_.text) {
        // If there are several text panels, only the last is cut.
        if (!column.empty())
            column.back().height.pixels = column.back().preferred_height;
        column.push_back(text_box(index));
        least += least_text_height(index) + gap_;
        strips += text_height(index, code_lines_above_tree, Spacing::normal) + gap_;
    }
    if (!cast_.large.empty()) {
        const bool has_large_tree = std::ranges::any_of(cast_.large, [this](std::size_t index) {
            return slot(index).kind == PanelKind::tree && (is_high(look_) || slot(index).stays);
        });
        LayoutBox large = filling(StageLeaf::large);
        if (has_large_tree && room.height - strips > least_large())
            large.height.pixels = room.height - strips;
        else if (!column.empty())
            large.height.pixels = std::max(least_large(), std::min(wanted_large(room), room.height - least));
        column.push_back(std::move(large));
    }
    return column_of(std::move(column), gap_);
}

bool StagePanels::put_column(const Rect& room) {
    if (cast_.overview)
        text_seen_ = large_seen_ = Seen::otherwise;
    const LayoutBox column = text_column(room);
    if (!fits(column, room))
        return false;
    const std::vector<PlacedBox> boxes = placed(column, room);
    put_panels(boxes, text_seen_);
    if (const auto large = place_of(boxes, StageLeaf::large); large && !put_large(*large))
        return false;
    if (cast_.overview)
        put_overview(room);
    return true;
}

void StagePanels::put_overview(const Rect& room) {
    std::optional<Rect> place;
    for (const PanelPlace& panel : layout_.panels)
        if (panel.seen == Seen::otherwise)
            place = place ? place->united(panel.whole()) : panel.whole();
    if (!has_large_that_stays())
        place = room;
    if (place)
        put_panel(*cast_.overview, *place, em_, Seen::overview);
}

bool StagePanels::has_large_that_stays() const {
    return std::ranges::any_of(cast_.large, [this](auto index) { return slot(index).stays; });
}

bool StagePanels::put_foot(const Rect& room) {
    if (cast_.text.empty()) {
        put_panels(placed(column_of(number_boxes(1), gap_), room));
        return true;
    }
    LayoutBox texts = row_of({}, gap_);
    for (const std::size_t index : cast_.text) {
        texts.children.push_back(text_box(index));
        texts.children.back().grows_wide = true;
    }
    texts.across = LayoutBox::Align::start;
    LayoutBox foot = row_of({filling(StageLeaf::rest)}, column_space());
    for (const std::size_t index : cast_.numbers)
        foot.children.push_back(leaf_of(static_cast<int>(index), rounded(0.2 * room.width), 0));
    const std::vector<PlacedBox> boxes = placed(foot, room);
    const Rect rest = *place_of(boxes, StageLeaf::rest);
    if (!fits(texts, rest))
        return false;
    put_panels(placed(texts, rest), text_seen_);
    if (cast_.overview)
        put_panel(*cast_.overview, rest, em_, Seen::overview);
    put_panels(boxes);
    return true;
}

}  // namespace queenreel
