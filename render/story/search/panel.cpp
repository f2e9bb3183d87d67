#include "story/search/panel.h"

#include <algorithm>
#include <array>
#include <stdexcept>

namespace queenreel {
namespace {

const std::array table{&code_row,  &stack_row,      &counters_row, &tree_row,
                       &curve_row, &population_row, &tables_row,   &legend_row};

const SearchPanelRow& row_of(PanelKind kind) {
    for (const SearchPanelRow* row : table)
        if (row->kind == kind)
            return *row;
    throw std::logic_error("searches have no such panel");
}

StoryError unsuitable(PanelKind kind, const std::vector<const SearchPanelRow*>& suitable,
                      const Solver& solver) {
    StoryError error(StoryOption::panels, "a " + std::string(panel_info(kind).name) +
                                              " panel has nothing to show of a search by " +
                                              std::string(solver.name));
    for (const SearchPanelRow* row : suitable)
        error.panels.push_back(row->kind);
    return error;
}

}  // namespace

std::vector<const SearchPanelRow*> search_panel_rows(const std::optional<std::vector<PanelKind>>& wanted,
                                                     std::span<const PanelKind> possible,
                                                     const Solver& solver, const SearchProfile& profile) {
    std::vector<const SearchPanelRow*> suitable;
    for (const PanelKind kind : possible)
        if (row_of(kind).suits(solver, profile))
            suitable.push_back(&row_of(kind));
    if (!wanted)
        return suitable;
    std::vector<const SearchPanelRow*> rows;
    for (const PanelKind kind : *wanted) {
        if (std::ranges::find(suitable, kind, &SearchPanelRow::kind) == suitable.end())
            throw unsuitable(kind, suitable, solver);
        rows.push_back(&row_of(kind));
    }
    return rows;
}

}  // namespace queenreel
