#include "scenes_of_tests.h"

#include <memory>

#include "outputs_of_tests.h"

namespace queenreel {
namespace {

TreePanel tree() {
    using State = TreePanel::State;
    TreePanel panel;
    panel.nodes.push_back({.parent = -1, .depth = 0, .x = 0.5, .state = State::path});
    double x = 0.1;
    for (const State state : {State::open, State::rejected, State::path, State::failed, State::solved}) {
        panel.nodes.push_back({.parent = 0, .depth = 1, .x = x, .state = state});
        x += 0.2;
    }
    return panel;
}

BoardsPanel boards() {
    BoardsPanel panel;
    for (std::uint64_t number = 1; number <= 2; ++number) {
        BoardsPanel::SmallBoard& small = panel.boards.emplace_back();
        small.board = four_queens(number).board;
        small.label = "Board " + std::to_string(number);
        small.lit = number == 1;
    }
    return panel;
}

MapPanel map() {
    SearchMap map{.looks = 4, .columns = 4, .levels = 2};
    map.cells = {{.stood = 1},
                 {.stood = 1},
                 {.stood = 1, .alternate = 1, .solved = 1},
                 {},
                 {},
                 {.stood = 1},
                 {.stood = 1, .solved = 1},
                 {}};
    map.cells[0].dead_ends = 1;
    map.solutions = {0, 0, 1, 0};
    map.blocks = {{.begin = 0, .end = 2, .name = "1"}, {.begin = 2, .end = 3, .name = "2", .solutions = 1}};
    return {.map = std::make_shared<const SearchMap>(map), .now = 0.7, .levels = {"row 1", "row 2"}};
}

Panel panel_of(PanelKind kind) {
    switch (kind) {
        case PanelKind::code:
            return CodePanel{.lines = {"search(row):", "  place & go on"}, .active = 1};
        case PanelKind::stack:
            return StackPanel{.calls = {"search(0)", "search(1)"}};
        case PanelKind::counters:
            return CountersPanel{.counters = {{"tests", "1,234"}, {"solutions", "2"}}};
        case PanelKind::tree:
            return tree();
        case PanelKind::chart:
            return ChartPanel{.values = {3, 5, 2, 1, 0}, .max = 5, .filled = 0.5, .now = "0"};
        case PanelKind::boards:
            return boards();
        case PanelKind::bars:
            return BarsPanel{.bars = {{"all", "16", 1, false}, {"left", "2", 0.125, true}}};
        case PanelKind::state:
            return StatePanel{.rows = {{"free", {{StatePanel::Fill::on, "1"}, {StatePanel::Fill::lit, "1"}}},
                                       {"row 2", {{StatePanel::Fill::off, "0"}}, "3 & 2", true}}};
        case PanelKind::legend:
            return LegendPanel{.entries = {{{.mark = Mark::tested}, "looked at"},
                                           {{.queen = true, .mark = Mark::solved}, "solution"}}};
        case PanelKind::map:
            return map();
    }
    return CodePanel{};
}

}  // namespace

Look look_with(const std::vector<PanelKind>& kinds) {
    Look look;
    look.width = 360;
    look.height = 240;
    look.caption = true;
    look.marks = true;
    look.scene.size = 4;
    for (const PanelKind kind : kinds) {
        look.scene.panels.push_back({.kind = kind,
                                     .title = "Panel",
                                     .rows = 2,
                                     .columns = kind == PanelKind::boards ? 4 : 16,
                                     .names = 5,
                                     .values = 5});
    }
    return look;
}

Frame frame_of(const Look& look, std::uint64_t number) {
    Frame frame = four_queens(number);
    BoardPanel& board = frame.board;
    for (std::size_t at = 0; at < board.cells.size(); ++at)
        board.cells[at].mark = static_cast<Mark>(at % (static_cast<int>(Mark::solved) + 1));
    board.cells[0].number = 3;
    board.cells[1].number = 2;
    board.lines.push_back({{0, 1, 2, 3}});
    board.moving_queens.push_back({.row = 0.5, .column = 1.25, .opacity = 0.5});
    board.moving_queens.push_back({.row = 2.5, .column = 2, .opacity = 1});
    board.crossover_row = 2;
    board.axis = Axis{0, 0, 4, 4};
    board.turned = 270;
    frame.caption = "Row 3, column 2: taken by row 1";
    for (const PanelSlot& slot : look.scene.panels)
        frame.panels.push_back(panel_of(slot.kind));
    return frame;
}

}  // namespace queenreel
