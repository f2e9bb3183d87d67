#include <algorithm>
#include <string>

#include "story/search/panel.h"

namespace queenreel {
namespace {

// The usual code: that of all solvers but two has so many lines, and none has longer ones.
constexpr int code_lines = 10;
constexpr int code_columns = 42;

constexpr int whole_tree_columns = 60;  // leaves: about as many as they have that are shown

// The usual legend.
constexpr int legend_entries = 6;
constexpr int legend_columns = 10;

PanelSlot code_slot(const std::vector<PanelSlot>& panels) {
    PanelSlot slot{
        .kind = PanelKind::code, .title = "Pseudocode", .rows = code_lines, .columns = code_columns};
    const auto own = std::ranges::find(panels, PanelKind::code, &PanelSlot::kind);
    if (own != panels.end()) {
        slot.rows = std::max(slot.rows, own->rows);
        slot.columns = std::max(slot.columns, own->columns);
    }
    return slot;
}

}  // namespace

std::vector<PanelSlot> panel_grid(const std::vector<PanelSlot>& panels, int n) {
    const auto has = [&](PanelKind kind) {
        return std::ranges::find(panels, kind, &PanelSlot::kind) != panels.end();
    };
    if (!has(PanelKind::code))
        return {};
    if (has(PanelKind::tables)) {
        std::vector<PanelSlot> grid = panels;
        *std::ranges::find(grid, PanelKind::code, &PanelSlot::kind) = code_slot(panels);
        return grid;
    }
    if (!has(PanelKind::tree) && !has(PanelKind::chart))
        return {};
    const auto digits = static_cast<int>(std::to_string(n).size());
    std::vector<PanelSlot> grid{
        code_slot(panels),
        {.kind = PanelKind::stack, .title = "Call stack", .rows = n + 1, .columns = 26 + 2 * digits},
        {.kind = PanelKind::counters, .title = {}, .rows = 5, .columns = 27},
        {.kind = PanelKind::tree,
         .title = "Search tree",
         .rows = n + 1,
         .columns = n <= max_whole_tree ? whole_tree_columns : n}};
    const auto legend = std::ranges::find(panels, PanelKind::legend, &PanelSlot::kind);
    if (legend != panels.end())
        grid.push_back({.kind = PanelKind::legend,
                        .title = {},
                        .rows = std::max(legend->rows, legend_entries),
                        .columns = std::max(legend->columns, legend_columns)});
    return grid;
}

}  // namespace queenreel
