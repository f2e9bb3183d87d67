#include "queenreel/story/search/panel.h"

#include <algorithm>
#include <array>

namespace queenreel {
namespace {

const std::array table{&code_row,         &stack_row,    &counters_row, &tree_row,
                       &curve_row,        &breeding_row, &tables_row,   &bit_words_row,
                       &domain_sizes_row, &cover_row,    &wall_row,     &odometer_row,
                       &line_tables_row,  &formula_row,  &legend_row,   &map_row};

/// The row of the kind that suits, or null.
const SearchPanelRow* row_of(PanelKind kind, const Solver& solver, const SearchProfile& profile) {
    const auto found = std::ranges::find_if(
        table, [&](const SearchPanelRow* row) { return row->kind == kind && row->suits(solver, profile); });
    return found == table.end() ? nullptr : *found;
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
        if (const SearchPanelRow* row = row_of(kind, solver, profile))
            suitable.push_back(row);
    if (!wanted) {
        std::erase_if(suitable, [&](const SearchPanelRow* row) { return !row->by_default(solver, profile); });
        return suitable;
    }
    std::vector<const SearchPanelRow*> rows;
    for (const PanelKind kind : *wanted) {
        const auto row = std::ranges::find(suitable, kind, &SearchPanelRow::kind);
        if (row == suitable.end())
            throw unsuitable(kind, suitable, solver);
        rows.push_back(*row);
    }
    return rows;
}

}  // namespace queenreel
