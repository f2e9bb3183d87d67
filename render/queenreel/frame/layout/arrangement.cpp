#include "queenreel/frame/layout/arrangement.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "queenreel/frame/layout/arrangement_search.h"
#include "queenreel/frame/layout/boards_grid.h"
#include "queenreel/frame/layout/margins.h"
#include "queenreel/frame/panel.h"

namespace queenreel {
namespace {

constexpr std::size_t max_panels = 8;
constexpr double worth_of_close_lines = 0.95;  // relative to lines at the default distance

PanelPlace panel_place(std::size_t index, const PanelSlot& slot, const Rect& place, double em) {
    if (slot.title.empty())
        return {index, slot, {}, place, em};
    const int heading = rounded(heading_height * em);
    const Rect title{place.x, place.y, place.width, rounded(heading_line * em)};
    return {index, slot, title, {place.x, place.y + heading, place.width, place.height - heading}, em};
}

void shift(Rect& rect, int x, int y) {
    if (rect.width > 0) {
        rect.x += x;
        rect.y += y;
    }
}

/// Without a board, shrinks small boards to the room they need and puts the caption below them.
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

/// The right and bottom ends of everything.
Rect extent(const Layout& layout, const Look& look) {
    const int side = layout.board_size * layout.square + layout.border;
    const int below = layout.board_size > 0 ? label_room(look, layout.board_size, layout.square).below : 0;
    Rect all{0, 0, layout.board_x + side, std::max(layout.board_y + side + below, layout.caption.bottom())};
    for (const PanelPlace& panel : layout.panels) {
        all.width = std::max(all.width, panel.body.right());
        all.height = std::max(all.height, panel.body.bottom());
    }
    return all;
}

/// Divides unused room between opposite edges.
void center(Layout& layout, const Look& look, PanelSides sides) {
    const Rect all = extent(layout, look);
    const int margin = picture_margin(look);
    // A board with nothing at its right is centered already.
    const int x = has_right(sides) ? std::max(0, look.width - margin - all.width) / 4 * 2 : 0;
    const int y = std::max(0, look.height - margin - all.height) / 4 * 2;
    layout.board_x += x;
    layout.board_y += y;
    for (PanelPlace& panel : layout.panels) {
        shift(panel.title, x, y);
        shift(panel.body, x, y);
    }
    shift(layout.caption, x, y);
}

/// Narrows a place below the board to the width of the board.
void keep_below(Rect& place, const Layout& layout) {
    place.x = std::max(place.x, layout.board_x);
    place.width = std::min(place.width, layout.board_size * layout.square);
}

Layout finished(const Look& look, const Arrangement& found) {
    Layout layout = found.area.layout;
    std::vector<Rect> places = places_of(look, found);
    if (!places.empty())
        layout.panel_em = found.em;
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (found.sides == PanelSides::below && places.size() == 1 && StatePanel::wraps(look.scene.panels[i]))
            keep_below(places[i], layout);
        layout.panels.push_back(panel_place(i, look.scene.panels[i], places[i], layout.panel_em));
    }
    tighten(layout, look);
    center(layout, look, found.sides);
    return layout;
}

/// The best layout with the first `count` panels.
std::optional<Arrangement> with_panels(const Look& look, int board_size, std::size_t count) {
    std::optional<Arrangement> best;
    const std::vector<PanelSlot> panels(look.scene.panels.begin(),
                                        look.scene.panels.begin() + static_cast<std::ptrdiff_t>(count));
    for (const Spacing spacing : {Spacing::normal, Spacing::close}) {
        auto found = best_arrangement(look, board_size, panels, spacing);
        if (!found)
            continue;
        if (spacing == Spacing::close)
            found->score *= worth_of_close_lines;
        const auto rank = [](const Arrangement& way) { return std::pair(way.readable, way.score); };
        if (!best || rank(*found) > rank(*best))
            best = std::move(found);
    }
    return best;
}

}  // namespace

std::optional<Layout> arranged(const Look& look, int board_size) {
    const std::size_t max = std::min(look.scene.panels.size(), max_panels);
    const std::size_t min = look.scene.board ? 0 : 1;
    for (std::size_t count = max + 1; count-- > min;)
        if (const auto found = with_panels(look, look.scene.board ? board_size : 0, count))
            return finished(look, *found);
    return std::nullopt;
}

}  // namespace queenreel
