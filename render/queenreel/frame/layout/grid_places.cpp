#include "queenreel/frame/layout/grid_places.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "queenreel/frame/layout/margins.h"

namespace queenreel {
namespace {

bool overlap(const Rect& a, const Rect& b) {
    return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}

/// Panels that are given places of a grid, one after the other.
class GridFilling {
  public:
    GridFilling(const Look& look, const Arrangement& grid, const std::vector<PanelSlot>& panels,
                Spacing spacing)
        : look_(look),
          grid_(grid),
          grid_places_(places_of(look, grid)),
          taken_(grid_places_.size(), false),
          panels_(panels),
          places_(panels.size()) {
        for (const PanelSlot& panel : panels)
            demands_.push_back(demand(panel, spacing, PanelForm::high));
    }

    /// Nothing where some panels have no room, or a place would be empty.
    std::optional<std::vector<Rect>> fill() {
        take_places_of_same_kind();
        if (others_.empty())
            return std::ranges::find(taken_, false) == taken_.end() ? std::optional(places_) : std::nullopt;
        const auto room = room_of_others();
        if (!room || !place_others(*room))
            return std::nullopt;
        return places_;
    }

  private:
    bool grows(const PanelDemand& wanted) const { return wanted.grows_wide || wanted.grows_high; }

    void take_places_of_same_kind() {
        const auto& slots = look_.scene.grid;
        for (std::size_t i = 0; i < panels_.size(); ++i) {
            const auto same = std::ranges::find(slots, panels_[i].kind, &PanelSlot::kind);
            const auto k = static_cast<std::size_t>(same - slots.begin());
            // Text must have the room that it asks for; what grows makes do.
            const bool fits = same != slots.end() && !taken_[k] &&
                              (grows(demands_[i]) ||
                               (panels_[i].rows <= same->rows && panels_[i].columns <= same->columns));
            if (!fits) {
                others_.push_back(i);
                continue;
            }
            taken_[k] = true;
            places_[i] = grid_places_[k];
        }
    }

    /// The places left over, if they are a rectangle; otherwise that of the panel that grows, which then is
    /// among the others.
    std::optional<Rect> room_of_others() {
        std::optional<Rect> room;
        for (std::size_t k = 0; k < taken_.size(); ++k)
            if (!taken_[k])
                room = room ? room->united(grid_places_[k]) : grid_places_[k];
        if (room)
            return is_free(*room) ? room : std::nullopt;
        for (std::size_t k = 0; k < taken_.size(); ++k) {
            if (!grows(grid_.demands[k]))
                continue;
            const auto holder = std::ranges::find(panels_, look_.scene.grid[k].kind, &PanelSlot::kind);
            others_.insert(others_.begin(), static_cast<std::size_t>(holder - panels_.begin()));
            return grid_places_[k];
        }
        return std::nullopt;
    }

    /// Whether neither board nor caption nor another panel has a part of it.
    bool is_free(const Rect& room) const {
        const Layout& layout = grid_.area.layout;
        const int side = layout.board_size * layout.square;
        bool free =
            !overlap(room, {layout.board_x, layout.board_y, side, side}) && !overlap(room, layout.caption);
        for (std::size_t k = 0; k < taken_.size(); ++k)
            free = free && !(taken_[k] && overlap(room, grid_places_[k]));
        return free;
    }

    /// In the best of all rows with the grid's letters.
    bool place_others(const Rect& room) {
        const int gap = panel_gap(look_);
        std::vector<PlacedPanel> best;
        double best_area = -1;
        for (const PanelRows& rows : all_panel_rows(others_)) {
            if (NeededRoom(rows, demands_).max_em(room, gap) < 0.999 * grid_.em)
                continue;
            auto placed = place_panels(rows, demands_, room, gap, grid_.em);
            double area = 0;
            for (const PlacedPanel& panel : placed)
                if (grows(demands_[panel.panel]))
                    area += static_cast<double>(panel.place.width) * panel.place.height;
            if (area > best_area)
                best = std::move(placed);
            best_area = std::max(area, best_area);
        }
        for (const PlacedPanel& panel : best)
            places_[panel.panel] = panel.place;
        return !best.empty();
    }

    const Look& look_;
    const Arrangement& grid_;
    std::vector<Rect> grid_places_;
    std::vector<bool> taken_;  // of the grid's places
    const std::vector<PanelSlot>& panels_;
    std::vector<PanelDemand> demands_;
    std::vector<Rect> places_;         // of the panels
    std::vector<std::size_t> others_;  // panels of kinds that the grid does not have
};

constexpr double near_enough = 0.95;  // letters of the scene's own rows, of their default size

/// The grid with its own rows, where the scene has any and the picture is wide.
std::optional<Arrangement> given_grid(const Look& look, int board_size, Spacing spacing) {
    const Scene& scene = look.scene;
    if (scene.grid_rows.empty() || 2 * look.width < 3 * look.height)
        return std::nullopt;
    PanelRows right;
    std::vector<bool> is_right(scene.grid.size());
    for (const std::vector<std::size_t>& row : scene.grid_rows) {
        right.rows.emplace_back();
        for (const std::size_t panel : row) {
            right.rows.back().push_back({panel});
            is_right.at(panel) = true;
        }
    }
    PanelRows below;
    for (std::size_t panel = 0; panel < scene.grid.size(); ++panel)
        if (!is_right[panel])
            below.rows.push_back({{panel}});
    return best_arrangement_of(look, board_size, scene.grid, spacing, right, below);
}

}  // namespace

std::optional<GridPlaces> grid_places(const Look& look, int board_size, const std::vector<PanelSlot>& panels,
                                      Spacing spacing) {
    const auto filled = [&](std::optional<Arrangement> grid) -> std::optional<GridPlaces> {
        if (!grid)
            return std::nullopt;
        auto places = GridFilling(look, *grid, panels, spacing).fill();
        return places ? std::optional(GridPlaces{std::move(*grid), std::move(*places)}) : std::nullopt;
    };
    const bool all = panels.size() == look.scene.panels.size();
    if (all && !look.scene.grid.empty()) {
        if (auto grid = given_grid(look, board_size, spacing);
            grid && grid->em >= near_enough * panel_em(look))
            if (auto places = filled(std::move(grid)))
                return places;
        if (auto places = filled(best_arrangement(look, board_size, look.scene.grid, spacing)))
            return places;
    }
    auto own = best_arrangement(look, board_size, panels, spacing);
    if (!own)
        return std::nullopt;
    std::vector<Rect> places = places_of(look, *own);
    return GridPlaces{std::move(*own), std::move(places)};
}

}  // namespace queenreel
