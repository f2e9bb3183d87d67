#include "queenreel/story/search/panel.h"

#include <algorithm>
#include <string>

namespace queenreel {
namespace {

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
                                                     std::span<const SearchPanelRow* const> possible,
                                                     const Solver& solver, const SearchProfile& profile) {
    std::vector<const SearchPanelRow*> suitable;
    for (const SearchPanelRow* row : possible)
        if (row->suits(solver, profile) && !std::ranges::count(suitable, row->kind, &SearchPanelRow::kind))
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
