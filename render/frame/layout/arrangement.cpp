#include "frame/layout/arrangement.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>
#include <vector>

#include "frame/layout/board_area.h"
#include "frame/layout/boards_grid.h"
#include "frame/layout/margins.h"
#include "frame/layout/panel_tracks.h"

namespace queenreel {
namespace {

constexpr double min_panel_em = 7;
constexpr double min_share = 0.55;  // of the shorter side, for the board

/// How the panels lie beside the board, and how good that is.
struct Arrangement {
    BoardArea area;
    PanelSides sides;
    PanelTracks right;
    PanelTracks below;
    double em = 0;
    double score = 0;
};

double default_em(const Look& look) {
    return shorter_side(look) / 44.0;
}

/// The square sides to try, spread evenly from the largest board to the smallest.
std::vector<int> squares(const Look& look, int board_size) {
    if (!look.scene.board)
        return {0};
    std::vector<int> result;
    constexpr int steps = 40;
    for (int step = 0; step <= steps; ++step) {
        const double share = 1 - (1 - min_share) * step / steps;
        int square = static_cast<int>(share * shorter_side(look) / board_size);
        // Even, unless that would be under the smallest side.
        const double min = min_share * shorter_side(look) / board_size;
        if (square >= even_from && square - square % 2 >= min)
            square -= square % 2;
        if (square >= std::max(2.0, min) && (result.empty() || result.back() != square))
            result.push_back(square);
    }
    return result;
}

/// The panels of `chosen`, a set of slots, as elements.
std::vector<std::size_t> members(std::size_t chosen, std::size_t count) {
    std::vector<std::size_t> result;
    for (std::size_t i = 0; i < count; ++i)
        if ((chosen >> i & 1) != 0)
            result.push_back(i);
    return result;
}

/// Keeps the best of all arrangements of the panels in two sets on boards of all sizes.
class LayoutSearch {
  public:
    LayoutSearch(const Look& look, int board_size, std::vector<PanelDemand> demands)
        : look_(look),
          board_size_(board_size),
          demands_(std::move(demands)),
          squares_(squares(look, board_size)) {}

    /// Without a board nothing is at its right.
    void try_all_splits() {
        const std::size_t sets = look_.scene.board ? std::size_t{1} << demands_.size() : 1;
        for (std::size_t at_right = 0; at_right < sets; ++at_right)
            try_split(at_right);
    }

    const std::optional<Arrangement>& best() const { return best_; }

  private:
    void try_split(std::size_t at_right) {
        const std::size_t all = (std::size_t{1} << demands_.size()) - 1;
        const auto right =
            all_track_layouts(members(at_right, demands_.size()), 2, PanelTracks::Direction::columns);
        const auto below =
            all_track_layouts(members(all & ~at_right, demands_.size()), 3, PanelTracks::Direction::rows);
        for (const int square : squares_) {
            const PanelSides sides{at_right != 0, at_right != all};
            const auto area = place_board(look_, board_size_, square, sides);
            if (!area)
                continue;
            for (const PanelTracks& columns : right)
                for (const PanelTracks& rows : below)
                    score(*area, sides, columns, rows);
        }
    }

    // Small boards should be large rather than their text, but not at the cost of reading it.
    double em_limit() const {
        const bool boards = std::ranges::any_of(
            look_.scene.panels, [](const PanelSlot& slot) { return slot.kind == PanelKind::boards; });
        return boards ? std::max(1.2 * min_panel_em, 0.9 * default_em(look_)) : 1.2 * default_em(look_);
    }

    /// The side of the first panel's small boards, which stand for a board where there is none.
    double small_board(const PanelTracks& rows, const Rect& room, int gap, double em) const {
        for (const PlacedPanel& panel : place_panels(rows, demands_, room, gap, em)) {
            const PanelSlot& slot = look_.scene.panels[panel.panel];
            if (slot.kind == PanelKind::boards)
                return slot.columns * boards_grid(slot, panel.place, em).square;
        }
        return 1;
    }

    void score(const BoardArea& area, PanelSides sides, const PanelTracks& columns, const PanelTracks& rows) {
        const int gap = panel_gap(look_);
        const double normal = default_em(look_);
        const double em = std::min({em_limit(), max_em(columns, demands_, area.right, gap),
                                    max_em(rows, demands_, area.below, gap)});
        if (em < min_panel_em && !demands_.empty())
            return;
        const double board = look_.scene.board ? std::max(1, board_size_ * area.layout.square)
                                               : small_board(rows, area.below, gap, em);
        // Board size counts in proportion to letter size, up to the usual letters.
        const double waste = (area.unused + empty_area(columns, demands_, area.right, gap, em) +
                              empty_area(rows, demands_, area.below, gap, em)) /
                             (static_cast<double>(look_.width) * look_.height);
        const double points = board * (std::min(1.0, em / normal) + 0.05 * em / normal - 0.3 * waste);
        if (!best_ || points > best_->score)
            best_ = Arrangement{area, sides, columns, rows, em, points};
    }

    const Look& look_;
    int board_size_;
    std::vector<PanelDemand> demands_;
    std::vector<int> squares_;
    std::optional<Arrangement> best_;
};

PanelPlace panel_place(std::size_t index, const PanelSlot& slot, const Rect& place, double em) {
    if (slot.title.empty())
        return {index, slot, {}, place};
    const int heading = rounded(heading_height * em);
    const Rect title{place.x, place.y, place.width, rounded(1.35 * em)};
    return {index, slot, title, {place.x, place.y + heading, place.width, place.height - heading}};
}

void shift(Rect& rect, int x, int y) {
    if (rect.width > 0) {
        rect.x += x;
        rect.y += y;
    }
}

/// Without a board, small boards have no more than they need, and the caption is below them.
void tighten(Layout& layout, const Look& look) {
    const bool is_one = layout.board_size == 0 && layout.panels.size() == 1;
    if (!is_one || layout.panels.front().slot.kind != PanelKind::boards)
        return;
    PanelPlace& panel = layout.panels.front();
    const BoardsGrid grid = boards_grid(panel.slot, panel.body, layout.panel_em);
    const Rect& last = grid.boards.back().whole;
    const int top = panel.title.height > 0 ? panel.body.y : grid.boards.front().whole.y;
    panel.body.height = last.y + last.height - top;
    if (layout.caption.height > 0)
        layout.caption.y = panel.body.y + panel.body.height + panel_gap(look);
}

/// How far right and down everything reaches: the panels, and the board where they are at its right.
Rect extent(const Layout& layout, PanelSides sides) {
    const int side = layout.board_size * layout.square + layout.border;
    Rect all{0, 0, sides.right ? std::max(layout.board_x + side, layout.badge.right()) : 0,
             std::max(layout.board_y + side, layout.caption.bottom())};
    if (layout.coordinates == Coordinates::outside)
        all.height += layout.caption_em > 0 ? 0 : rounded(1.45 * layout.coordinate_em);
    for (const PanelPlace& panel : layout.panels) {
        all.width = std::max(all.width, panel.body.right());
        all.height = std::max(all.height, panel.body.bottom());
    }
    return all;
}

/// The part of the picture that is not needed is split between its two edges.
void center(Layout& layout, const Look& look, PanelSides sides) {
    const Rect all = extent(layout, sides);
    const int margin = picture_margin(look);
    const bool whole = layout.caption.width == look.width - 2 * margin;
    const int x = all.width > 0 ? std::max(0, look.width - margin - all.width) / 4 * 2 : 0;
    const int y = std::max(0, look.height - margin - all.height) / 4 * 2;
    const int beside = sides.right ? x : 0;  // a board with nothing at its right is in the middle already
    layout.board_x += beside;
    layout.board_y += y;
    for (PanelPlace& panel : layout.panels) {
        shift(panel.title, x, y);
        shift(panel.body, x, y);
    }
    shift(layout.badge, beside, y);
    shift(layout.caption, whole ? 0 : x, y);
}

Layout finished(const Look& look, const Arrangement& best, const std::vector<PanelDemand>& demands) {
    Layout layout = best.area.layout;
    if (!demands.empty())
        layout.panel_em = best.em;
    const int gap = panel_gap(look);
    auto places = place_panels(best.right, demands, best.area.right, gap, best.em);
    std::ranges::copy(place_panels(best.below, demands, best.area.below, gap, best.em),
                      std::back_inserter(places));
    std::ranges::sort(places, {}, &PlacedPanel::panel);
    for (const PlacedPanel& panel : places)
        layout.panels.push_back(
            panel_place(panel.panel, look.scene.panels[panel.panel], panel.place, best.em));
    tighten(layout, look);
    center(layout, look, best.sides);
    return layout;
}

/// The best layout with the first `count` panels.
std::optional<Layout> with_panels(const Look& look, int board_size, std::size_t count, Spacing spacing) {
    std::vector<PanelDemand> demands;
    for (std::size_t i = 0; i < count; ++i)
        demands.push_back(demand(look.scene.panels[i], spacing));
    LayoutSearch search(look, board_size, demands);
    search.try_all_splits();
    if (look.scene.board)
        return search.best() ? std::optional(finished(look, *search.best(), demands)) : std::nullopt;

    // Small boards alone may as well stand in one row.
    std::vector<PanelDemand> in_a_row = demands;
    for (std::size_t i = 0; i < count; ++i) {
        const PanelSlot& slot = look.scene.panels[i];
        if (slot.kind == PanelKind::boards) {
            in_a_row[i] = BoardsPanel::demand_across(slot, slot.rows);
            in_a_row[i].height += slot.title.empty() ? 0 : heading_height;
        }
    }
    LayoutSearch row_search(look, board_size, in_a_row);
    row_search.try_all_splits();
    if (row_search.best() && (!search.best() || row_search.best()->score > search.best()->score))
        return finished(look, *row_search.best(), in_a_row);
    return search.best() ? std::optional(finished(look, *search.best(), demands)) : std::nullopt;
}

}  // namespace

std::optional<Layout> arranged(const Look& look, int board_size) {
    const std::size_t max = std::min<std::size_t>(look.scene.panels.size(), 8);
    const std::size_t min = look.scene.board ? 0 : 1;
    for (std::size_t count = max + 1; count-- > min;) {
        for (const Spacing spacing : {Spacing::normal, Spacing::close})
            if (auto found = with_panels(look, look.scene.board ? board_size : 0, count, spacing))
                return found;
    }
    return std::nullopt;
}

}  // namespace queenreel
