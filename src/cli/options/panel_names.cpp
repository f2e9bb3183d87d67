#include "cli/options/panel_names.h"

#include <array>

namespace queenreel {
namespace {

constexpr std::array table{
    PanelName{PanelKind::code, "code", "pseudocode, with the line that is being done"},
    PanelName{PanelKind::stack, "stack", "the calls of a recursive search that have not returned"},
    PanelName{PanelKind::counters, "counters", "how many tests, queens placed and taken back, solutions"},
    PanelName{PanelKind::tree, "tree", "the search tree as it grows, with the current path"},
    PanelName{PanelKind::chart, "chart", "a curve: conflicts, or the best of each generation"},
    PanelName{PanelKind::boards, "boards", "small boards: a population, racers, mirror images"},
    PanelName{PanelKind::tables, "tables", "which rows, columns and diagonals are taken"},
    PanelName{PanelKind::bars, "bars", "numbers as bars"},
};

}  // namespace

std::span<const PanelName> panel_names() {
    return table;
}

std::string_view name_of(PanelKind kind) {
    return table[static_cast<std::size_t>(kind)].name;
}

}  // namespace queenreel
