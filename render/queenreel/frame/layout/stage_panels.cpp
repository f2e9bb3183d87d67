#include "queenreel/frame/layout/stage_panels.h"

#include <algorithm>
#include <numeric>

#include "queenreel/frame/layout/boards_grid.h"
#include "queenreel/frame/layout/margins.h"

namespace queenreel {
namespace {

// Lengths are shares of the picture's shorter side, unless they are in em or a comment says otherwise.
constexpr double column_gap = 46.0 / 1080;
constexpr double row_gap = 22.0 / 1080;
constexpr int least_code_lines = 4;
constexpr int code_lines_above_tree = 6;  // in high pictures, and above a tree that stays: the rest of the
                                          // height is the tree's
constexpr double most_cell = 1.75;        // of a wall
constexpr double note_letter = 0.47;      // em: the mean width of a letter
constexpr double most_reduced = 1.05;     // a wider note is broken

/// The room for small boards of a square picture, or for those that are all beside a board, up to four side
/// by side: their labels and notes must be legible, and their queens only seen.
PanelDemand demand_in_lines(const PanelSlot& slot) {
    const int across = std::min(slot.rows, 4);
    const int lines = (slot.rows + across - 1) / across;
    const double board = std::max(slot.notes > 0 ? 3.4 : 6.9, 0.3 * slot.columns);
    return {.width = across * (board + 1.4),
            .height = lines * (board + 3.3 + 1.35 * slot.notes) + (slot.title.empty() ? 0 : heading_height),
            .grows_wide = true,
            .grows_high = true};
}

/// Two lines for each note of small boards that is wider than its place.
int note_lines(const PanelSlot& slot, const Rect& body, double font) {
    if (slot.kind != PanelKind::boards || slot.notes == 0 || slot.names == 0)
        return slot.notes;
    const int width = boards_grid(slot, body, font).boards.front().notes.front().width;
    return (note_letter * slot.names * font > most_reduced * width ? 2 : 1) * slot.notes;
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

std::optional<Rect> StagePanels::put_texts(Rect room, int rest) {
    for (const std::size_t index : cast_.text) {
        const int given = std::min(text_height(index), room.height - rest);
        if (given < least_text_height(index) ||
            0.75 * demand(slot(index), Spacing::close).width * em_ > room.width)
            return std::nullopt;
        put_panel(index, {room.x, room.y, room.width, given}, em_, text_seen_);
        room = {room.x, room.y + given + gap_, room.width, room.height - given - gap_};
    }
    return room;
}

bool StagePanels::shows_all_text() const {
    return std::ranges::all_of(layout_.panels, [this](const PanelPlace& panel) {
        return part_of(panel.slot) != StagePart::text || panel.whole().height >= text_height(panel.index);
    });
}

Rect StagePanels::put_numbers(Rect room) {
    for (const std::size_t index : cast_.numbers) {
        const int high = numbers_height();
        put_panel(index, {room.x, room.bottom() - high, room.width, high});
        room.height -= high + gap_;
    }
    return room;
}

Rect StagePanels::put_number_rows(Rect room) {
    for (const std::size_t index : cast_.numbers) {
        const int high = em(2 * line_height);
        put_panel(index, {room.x, room.bottom() - high, room.width, high});
        room.height -= high + gap_;
    }
    return room;
}

std::optional<std::size_t> StagePanels::tree_that_stays() const {
    const bool is_alone = cast_.large.size() == 1 && slot(cast_.large.front()).kind == PanelKind::tree;
    return is_alone && has_large_that_stays() ? std::optional(cast_.large.front()) : std::nullopt;
}

std::vector<PanelDemand> StagePanels::large_demands() const {
    std::vector<PanelDemand> demands;
    for (const std::size_t index : cast_.large) {
        const PanelSlot& large = slot(index);
        const bool is_alone = cast_.large.size() == 1;
        const bool is_in_lines =
            (is_square(look_) || is_alone) && large.kind == PanelKind::boards && !large.bare;
        demands.push_back(is_in_lines ? demand_in_lines(large) : demand(large, Spacing::close));
    }
    return demands;
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

std::pair<PanelRows, double> StagePanels::best_rows(const Rect& room) const {
    const std::vector<PanelDemand> demands = large_demands();
    std::vector<std::size_t> all(demands.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    std::pair<PanelRows, double> best{{}, 0};
    for (PanelRows& rows : all_panel_rows(all))
        if (const double fits = NeededRoom(rows, demands).max_em(room, gap_); fits > best.second)
            best = {std::move(rows), fits};
    return best;
}

bool StagePanels::put_large(const Rect& room) {
    if (cast_.large.empty())
        return true;
    const auto [rows, fits] = best_rows(room);
    const double fitting = std::min(em_, 0.999 * fits);
    if (fitting < least_em)
        return false;
    // Trees and curves shrink to any width: their letters need not be small for that.
    const auto is_drawing = [this](std::size_t index) {
        const PanelKind kind = slot(index).kind;
        return kind == PanelKind::tree || kind == PanelKind::chart;
    };
    const double font = std::ranges::all_of(cast_.large, is_drawing) ? em_ : fitting;
    std::vector<PanelDemand> demands = large_demands();
    if (const auto cells = wall()) {
        std::vector<PanelDemand> with_wall = demands;
        PanelDemand& wanted =
            with_wall[static_cast<std::size_t>(std::ranges::find(cast_.large, *cells) - cast_.large.begin())];
        wanted.height = std::max(wanted.height, wall_height(*cells, room.width) / fitting);
        if (NeededRoom(rows, with_wall).max_em(room, gap_) >= fitting)
            demands = std::move(with_wall);
    }
    for (const PlacedPanel& panel : place_panels(rows, demands, room, gap_, fitting)) {
        const std::size_t index = cast_.large[panel.panel];
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

bool StagePanels::put_column(const Rect& room) {
    if (cast_.overview)
        text_seen_ = large_seen_ = Seen::otherwise;
    const auto rest = put_texts(room, rest_of_texts(room));
    if (!rest || (rest->height < 0 && !cast_.large.empty()) || !put_large(*rest))
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

int StagePanels::rest_of_texts(const Rect& room) const {
    if (cast_.large.empty())
        return 0;
    int texts = 0;
    int strips = 0;
    for (const std::size_t index : cast_.text) {
        texts += least_text_height(index) + gap_;
        strips += text_height(index, code_lines_above_tree, Spacing::normal) + gap_;
    }
    const bool has_large_tree = std::ranges::any_of(cast_.large, [this](std::size_t index) {
        return slot(index).kind == PanelKind::tree && (is_high(look_) || slot(index).stays);
    });
    if (has_large_tree && room.height - strips > least_large())
        return room.height - strips + gap_;
    return std::max(least_large() + gap_, std::min(wanted_large(room) + gap_, room.height - texts + gap_));
}

bool StagePanels::put_foot(Rect room) {
    if (cast_.text.empty()) {
        put_numbers({room.x, room.y, room.width, std::min(room.height, numbers_height())});
        return true;
    }
    const auto column = static_cast<int>(room.width / cast_.text.size());
    const int numbers = cast_.numbers.empty() ? 0 : rounded(0.2 * room.width);
    for (std::size_t i = 0; i < cast_.text.size(); ++i) {
        const bool last = i + 1 == cast_.text.size();
        const std::size_t index = cast_.text[i];
        const Rect place{room.x + static_cast<int>(i) * column, room.y,
                         column - (last ? numbers + (numbers > 0 ? column_space() : 0) : gap_),
                         std::min(room.height, text_height(index))};
        if (0.75 * demand(slot(index), Spacing::close).width * em_ > place.width)
            return false;
        put_panel(index, place, em_, text_seen_);
    }
    if (cast_.overview)
        put_panel(*cast_.overview,
                  {room.x, room.y, room.width - numbers - (numbers > 0 ? column_space() : 0), room.height},
                  em_, Seen::overview);
    for (const std::size_t index : cast_.numbers)
        put_panel(index, {room.right() - numbers, room.y, numbers, room.height});
    return true;
}

}  // namespace queenreel
