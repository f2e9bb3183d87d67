#include "story/search/panel.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "story/search/manner.h"

namespace queenreel {
namespace {

struct Row {
    PanelKind kind;
    std::string_view name;  // as in --panels
    bool (*suits)(const Solver& solver, Approach approach);
    std::unique_ptr<SearchPanel> (*make)(const StoryOptions& options);
};

bool always(const Solver& /*solver*/, Approach /*approach*/) {
    return true;
}

bool has_code(const Solver& solver, Approach /*approach*/) {
    return !solver.pseudocode.empty();
}

bool recursive(const Solver& /*solver*/, Approach approach) {
    return approach == Approach::tree;
}

bool gets_better(const Solver& /*solver*/, Approach approach) {
    return approach == Approach::repair || approach == Approach::population;
}

bool has_many_boards(const Solver& /*solver*/, Approach approach) {
    return approach == Approach::population;
}

constexpr std::array table{
    Row{PanelKind::code, "code", has_code, code_panel},
    Row{PanelKind::stack, "stack", recursive, stack_panel},
    Row{PanelKind::counters, "counters", always, counters_panel},
    Row{PanelKind::tree, "tree", recursive, tree_panel},
    Row{PanelKind::chart, "chart", gets_better, curve_panel},
    Row{PanelKind::boards, "boards", has_many_boards, population_panel},
};

std::vector<Row> suitable(const StoryOptions& options) {
    const Approach approach = manner_of(options).approach;
    std::vector<Row> rows;
    std::ranges::copy_if(table, std::back_inserter(rows),
                         [&](const Row& row) { return row.suits(*options.solver, approach); });
    return rows;
}

/// "code, stack or tree".
std::string names(const std::vector<Row>& rows) {
    std::string text;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (i > 0)
            text += i + 1 == rows.size() ? " or " : ", ";
        text += rows[i].name;
    }
    return text;
}

}  // namespace

std::vector<std::unique_ptr<SearchPanel>> search_panels(const StoryOptions& options) {
    std::vector<std::unique_ptr<SearchPanel>> panels;
    const auto rows = suitable(options);
    if (!options.panels) {
        for (const Row& row : rows)
            panels.push_back(row.make(options));
        return panels;
    }
    for (const PanelKind kind : *options.panels)
        if (const auto row = std::ranges::find(rows, kind, &Row::kind); row != rows.end())
            panels.push_back(row->make(options));
    return panels;
}

std::string refusal_of_panels(const StoryOptions& options) {
    const auto rows = suitable(options);
    for (const PanelKind kind : options.panels.value_or(std::vector<PanelKind>{}))
        if (std::ranges::find(rows, kind, &Row::kind) == rows.end()) {
            const auto row = std::ranges::find(table, kind, &Row::kind);
            return "--panels: " + (row == table.end() ? "this panel" : std::string(row->name)) +
                   " says nothing of a search by " + std::string(options.solver->name) + "; give " +
                   names(rows);
        }
    return {};
}

}  // namespace queenreel
