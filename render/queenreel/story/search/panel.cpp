#include "queenreel/story/search/panel.h"

#include <algorithm>
#include <string>

namespace queenreel {
namespace {

StoryError unsuitable(PanelKind kind, const std::vector<ListedPanel>& suitable, const Solver& solver) {
    StoryError error(StoryOption::panels, "a " + std::string(panel_info(kind).name) +
                                              " panel has nothing to show of a search by " +
                                              std::string(solver.name));
    for (const ListedPanel& panel : suitable)
        error.panels.push_back(panel.kind);
    return error;
}

}  // namespace

std::vector<ListedPanel> panels_to_show(const std::optional<std::vector<PanelKind>>& wanted,
                                        std::span<const ListedPanel> possible, const Solver& solver,
                                        const SearchProfile& profile) {
    std::vector<ListedPanel> suitable;
    for (const ListedPanel& panel : possible)
        if (panel.row->suits(solver, profile) &&
            !std::ranges::count(suitable, panel.kind, &ListedPanel::kind))
            suitable.push_back(panel);
    if (!wanted) {
        std::erase_if(suitable,
                      [&](const ListedPanel& panel) { return !panel.row->by_default(solver, profile); });
        return suitable;
    }
    std::vector<ListedPanel> panels;
    for (const PanelKind kind : *wanted) {
        const auto panel = std::ranges::find(suitable, kind, &ListedPanel::kind);
        if (panel == suitable.end())
            throw unsuitable(kind, suitable, solver);
        panels.push_back(*panel);
    }
    return panels;
}

}  // namespace queenreel
