#pragma once

#include <string>
#include <vector>

#include "queenreel/frame/look.h"
#include "queenreel/frame/panel.h"

namespace queenreel {

/// A scene of a story, and its name for messages.
struct NamedScene {
    std::string name;
    Scene scene;
};

/// The usual panels of a search: its code, stack, counters and tree.
inline Scene default_scene(int n) {
    return {.panels = {{PanelKind::code, "Pseudocode", 13, 45},
                       {PanelKind::stack, "Call stack", n + 1, 22},
                       {PanelKind::counters, "Counters", 5, 18},
                       {PanelKind::tree, "Search tree", n + 1, n <= 6 ? 150 : n}},
            .marks = true};
}

/// Scenes with every kind of panel.
inline std::vector<NamedScene> named_scenes(int n) {
    const PanelSlot code{PanelKind::code, "Pseudocode", 12, 43};
    const PanelSlot counters{PanelKind::counters, "Counters", 4, 20};
    return {
        {"usual", default_scene(n)},
        {"counters alone", {.panels = {counters}}},
        {"tree alone", {.panels = {{PanelKind::tree, "Search tree", n + 1, n}}}},
        {"genetic",
         {.panels = {code,
                     counters,
                     {PanelKind::chart, "Fitness", 1, 100},
                     {PanelKind::boards, "The fittest", 12, n}}}},
        {"occupancy",
         {.panels = {{.kind = PanelKind::state,
                      .title = "Lines taken",
                      .rows = 8,
                      .columns = 2 * n - 1,
                      .notes = 24},
                     counters}}},
        {"map", {.panels = {code, {PanelKind::map, "Map of the search", n, 2048}}}},
        {"race", {.board = false, .panels = {{PanelKind::boards, "", 4, n, 3}}}},
        {"funnel", {.board = false, .panels = {{PanelKind::bars, "How the search shrinks", 5, 40}}}},
    };
}

}  // namespace queenreel
