#include <algorithm>
#include <string>

#include "queenreel/story/search/panel.h"

namespace queenreel {
namespace {

// The default code: that of all solvers but two has so many lines, and none has longer ones.
constexpr int code_lines = 10;
constexpr int code_columns = 42;

constexpr int whole_tree_columns = 60;  // leaves: about as many as they have that are shown

// What a solver keeps has the place of the call stack: lines and characters of a stack that has room for
// either.
constexpr int memory_rows = 10;
constexpr int memory_columns = 33;

// The default legend.
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

void set_grid(Scene& scene, int n) {
    const std::vector<PanelSlot>& panels = scene.panels;
    const auto has = [&](PanelKind kind) {
        return std::ranges::find(panels, kind, &PanelSlot::kind) != panels.end();
    };
    if (!has(PanelKind::code))
        return;
    if (has(PanelKind::tables)) {
        scene.grid = panels;
        *std::ranges::find(scene.grid, PanelKind::code, &PanelSlot::kind) = code_slot(panels);
        return;
    }
    if (!has(PanelKind::tree) && !has(PanelKind::chart))
        return;
    scene.grid = {
        code_slot(panels),
        {.kind = PanelKind::stack, .title = "Call stack", .rows = memory_rows, .columns = memory_columns},
        {.kind = PanelKind::tree,
         .title = "Search tree",
         .rows = n + 1,
         .columns = n <= max_whole_tree ? whole_tree_columns : n},
        {.kind = PanelKind::counters, .title = {}, .rows = 5, .columns = 27}};
    scene.grid_rows = {{0}, {1, 2}};
    const auto legend = std::ranges::find(panels, PanelKind::legend, &PanelSlot::kind);
    if (legend == panels.end())
        return;
    scene.grid_rows.push_back({scene.grid.size()});
    scene.grid.push_back({.kind = PanelKind::legend,
                          .title = {},
                          .rows = std::max(legend->rows, legend_entries),
                          .columns = std::max(legend->columns, legend_columns)});
}

}  // namespace queenreel
