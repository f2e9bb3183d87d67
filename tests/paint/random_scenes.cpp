#include "random_scenes.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>

namespace queenreel {
namespace {

int below(int limit, std::mt19937& random) {
    return static_cast<int>(random() % static_cast<unsigned>(limit));
}

double share(std::mt19937& random) {
    return below(1001, random) / 1000.0;
}

BoardPanel random_board(int n, std::mt19937& random) {
    BoardPanel board{.size = n, .cells = std::vector<Cell>(static_cast<std::size_t>(n) * n)};
    for (Cell& cell : board.cells) {
        cell.queen = below(4, random) == 0;
        if (below(2, random) == 0)
            cell.mark = static_cast<Mark>(below(static_cast<int>(mark_count), random));
        if (below(6, random) == 0)
            cell.number = static_cast<std::int16_t>(below(20, random));
    }
    for (int lines = below(3, random); lines > 0; --lines)
        board.lines.push_back({{below(n, random), below(n, random), below(n, random), below(n, random)}});
    for (int moving_queens = below(3, random); moving_queens > 0; --moving_queens)
        board.moving_queens.push_back(
            {share(random) * n - 0.5, share(random) * (n - 1), below(9, random) / 8.0});
    if (below(3, random) == 0)
        board.tried = TriedQueen{below(n, random), below(n, random)};
    board.lit_row = below(n + 1, random) - 1;
    if (below(6, random) == 0)
        board.asked = AskedRow{.row = below(n, random), .left = share(random)};
    board.crossover_row = below(3, random) == 0 ? below(n, random) : 0;
    if (below(3, random) == 0)
        board.axis = Axis{share(random) * n, share(random) * n, share(random) * n, share(random) * n};
    if (below(3, random) == 0)
        board.turned = share(random) * 720 - 360;
    if (below(6, random) == 0)
        board.pose =
            BoardPose{{share(random) - 0.5, share(random) - 0.5, share(random) - 0.5, share(random) - 0.5},
                      below(17, random) / 8.0 - 1};
    board.tint_scale = below(3, random) == 0 ? below(20, random) + 1 : 0;
    return board;
}

Ray random_ray(int n, std::mt19937& random) {
    Ray ray{.row = below(n, random), .column = below(n, random), .dashed = below(2, random) == 0};
    ray.down = below(3, random) - 1;
    ray.right = ray.down == 0 ? 1 : below(3, random) - 1;
    const auto to_edge = [n](int at, int step) { return step == 0 ? n : step > 0 ? n - 1 - at : at; };
    ray.squares = below(std::min(to_edge(ray.row, ray.down), to_edge(ray.column, ray.right)) + 1, random);
    return ray;
}

Annotations random_annotations(int n, std::mt19937& random) {
    Annotations annotations;
    if (below(4, random) > 0)
        return annotations;
    annotations.highlights.push_back({below(n, random), below(n, random), {0, 128, 0}});
    annotations.rays.push_back(random_ray(n, random));
    if (n > 1)
        annotations.arrows.push_back({{0, below(n, random), n - 1, below(n, random)}, {200, 0, 0}});
    return annotations;
}

std::string word(std::mt19937& random) {
    static const std::vector<std::string> words{
        "tests", "placements", "a queen above? reject", "search(3)", "1,234,567", "×32", "Dame auf d4", "x"};
    return words[random() % words.size()];
}

CodePanel random_code(const PanelSlot& slot, std::mt19937& random) {
    CodePanel code;
    std::vector<std::string> lines;
    for (int i = 0; i < slot.rows; ++i)
        lines.push_back(std::string(static_cast<std::size_t>(i % 4) * 2, ' ') + "line " + std::to_string(i));
    code.lines = std::move(lines);
    code.active = below(slot.rows + 1, random) - 1;
    if (code.active >= 0 && below(3, random) == 0)
        code.light = share(random) * (slot.rows - 1);
    return code;
}

StackPanel random_stack(const PanelSlot& slot, std::mt19937& random) {
    StackPanel stack;
    for (int calls = below(slot.rows + 3, random); calls > 0; --calls)
        stack.calls.push_back(word(random));
    return stack;
}

CountersPanel random_counters(const PanelSlot& slot, std::mt19937& random) {
    CountersPanel counters;
    for (int i = 0; i < slot.rows; ++i)
        counters.counters.push_back({"counter " + std::to_string(i), std::to_string(random() % 30),
                                     below(3, random) == 0 ? std::to_string(random() % 30) : "",
                                     share(random)});
    return counters;
}

TreePanel random_tree(const PanelSlot& slot, std::mt19937& random) {
    TreePanel tree{.nodes = {{.state = TreePanel::State::path}}};
    for (int i = below(60, random); i > 0; --i) {
        const int parent = below(static_cast<int>(tree.nodes.size()), random);
        const int depth = tree.nodes[static_cast<std::size_t>(parent)].depth + 1;
        if (depth < slot.rows)
            tree.nodes.push_back({parent, depth, share(random),
                                  static_cast<TreePanel::State>(below(5, random)),
                                  below(4, random) == 0 ? 0.01 + 0.99 * share(random) : 1});
    }
    return tree;
}

BoardsPanel random_boards(const PanelSlot& slot, std::mt19937& random) {
    BoardsPanel boards;
    for (int i = below(slot.rows + 1, random); i > 0; --i) {
        BoardsPanel::SmallBoard small{
            random_board(slot.columns, random), word(random), {}, below(3, random) == 0};
        for (int notes = below(slot.notes + 1, random); notes > 0; --notes)
            small.notes.push_back(word(random));
        small.won = below(4, random) == 0;
        boards.boards.push_back(std::move(small));
    }
    return boards;
}

ChartPanel random_chart(std::mt19937& random) {
    ChartPanel chart{.values = {}, .max = 10, .filled = share(random), .now = word(random)};
    for (int i = below(900, random); i > 0; --i)
        chart.values.push_back(share(random) * 11);
    return chart;
}

// A film's legend never changes.
LegendPanel legend(const PanelSlot& slot) {
    std::vector<LegendPanel::Entry> entries;
    for (int i = 0; i < slot.rows; ++i)
        entries.push_back({{.queen = i == 1, .mark = static_cast<Mark>(i + 1)}, "looked at"});
    return {.entries = std::move(entries)};
}

BarsPanel random_bars(const PanelSlot& slot, std::mt19937& random) {
    BarsPanel bars;
    for (int i = 0; i < slot.rows; ++i)
        bars.bars.push_back({word(random), word(random), share(random), below(2, random) == 0});
    for (BarsPanel::Bar& bar : bars.bars)
        if (below(2, random) == 0) {
            bar.part = share(random);
            bar.magnified = share(random);
        }
    bars.bars.resize(static_cast<std::size_t>(below(slot.rows + 1, random)));
    bars.scale = below(2, random) == 0 ? "" : word(random);
    return bars;
}

StatePanel random_state(const PanelSlot& slot, std::mt19937& random) {
    StatePanel state;
    for (int rows = below(slot.rows + 1, random); rows > 0; --rows) {
        StatePanel::Row row{
            word(random), {}, below(2, random) == 0 ? word(random) : "", below(3, random) == 0};
        for (int cells = below(slot.columns + 1, random); cells > 0; --cells)
            row.cells.push_back(
                {static_cast<StatePanel::Fill>(below(6, random)),
                 below(2, random) == 0 ? std::to_string(random() % 12) : "", share(random),
                 below(4, random) == 0,
                 StatePanel::wraps(slot) ? below(StatePanel::hue_count + 1, random) - 1 : -1});
        if (slot.notes > 0 && state.rows.size() % 2 == 0)  // a heading
            row = {.name = {}, .cells = {}, .value = word(random) + ": 1"};
        if (rows > 1 && below(2, random) == 0) {
            row.result_cell = below(slot.columns, random);
            row.landed = share(random);
        }
        state.rows.push_back(std::move(row));
    }
    return state;
}

std::shared_ptr<const SearchMap> some_map(const PanelSlot& slot) {
    std::mt19937 random(1);
    SearchMap map{.looks = 10 * static_cast<std::uint64_t>(slot.columns) - 3,
                  .column_looks = 10,
                  .columns = static_cast<std::size_t>(slot.columns),
                  .levels = static_cast<std::size_t>(slot.rows)};
    for (std::size_t i = 0; i < map.levels * map.columns; ++i) {
        const std::uint64_t stood = random() % 3 == 0 ? random() % 11 : 10;
        map.cells.push_back({.stood = stood,
                             .alternate = i / 5 % 2 == 0 ? stood : 0,
                             .solved = i / 7 % 3 == 0 ? stood : 0,
                             .dead_ends = static_cast<std::uint32_t>(i % 9 == 0)});
    }
    for (std::size_t column = 0; column < map.columns; ++column)
        map.solutions.push_back(static_cast<std::uint32_t>(column % 16 == 3));
    map.blocks = {{.begin = 2, .end = map.looks / 3, .name = "1", .solutions = 2},
                  {.begin = map.looks / 3 + 1, .end = map.looks, .name = "2", .solutions = 2}};
    return std::make_shared<const SearchMap>(std::move(map));
}

std::shared_ptr<const SearchMap> some_curves() {
    SearchMap map{.looks = 100, .column_looks = 1, .columns = 100, .max_height = 7};
    map.solutions.resize(map.columns);
    map.solutions.back() = 1;
    for (const double high : {6.0, 2.0}) {
        SearchMap::Curve& curve = map.curves.emplace_back();
        for (std::size_t column = 0; column < map.columns; ++column)
            curve.heights.push_back({column < 9 ? 0 : high - (column / 20 % 2), column < 9 ? 0U : 1U});
    }
    return std::make_shared<const SearchMap>(std::move(map));
}

/// One of two maps, told up to some point.
MapPanel random_map(const PanelSlot& slot, std::mt19937& random) {
    static const std::array maps{some_map(slot), some_curves()};
    MapPanel panel{.map = maps.at(static_cast<std::size_t>(below(4, random) / 3)),
                   .now = below(4, random) == 0 ? 1 : share(random)};
    std::vector<std::string> levels;
    for (std::size_t level = 0; level < panel.map->levels; ++level)
        levels.push_back("row " + std::to_string(level + 1));
    panel.levels = std::move(levels);
    if (below(2, random) == 0)
        panel.name = word(random);
    panel.value = word(random);
    panel.lit = below(2, random) == 0;
    return panel;
}

Panel random_panel(const PanelSlot& slot, std::mt19937& random) {
    switch (slot.kind) {
        case PanelKind::code:
            return random_code(slot, random);
        case PanelKind::stack:
            return random_stack(slot, random);
        case PanelKind::counters:
            return random_counters(slot, random);
        case PanelKind::tree:
            return random_tree(slot, random);
        case PanelKind::chart:
            return random_chart(random);
        case PanelKind::boards:
            return random_boards(slot, random);
        case PanelKind::bars:
            return random_bars(slot, random);
        case PanelKind::state:
            return random_state(slot, random);
        case PanelKind::legend:
            return legend(slot);
        case PanelKind::map:
            return random_map(slot, random);
    }
    return {};
}

Card random_card(int n, std::mt19937& random) {
    Card card{.title = "All " + word(random), .subtitle = below(2, random) == 0 ? word(random) : ""};
    for (int totals = below(4, random); totals > 0; --totals)
        card.totals.push_back({"total " + std::to_string(totals), std::to_string(random() % 9000)});
    if (below(2, random) == 0) {
        card.board = random_board(n, random);
        for (int rays = below(4, random); rays > 0; --rays)
            card.rays.push_back(random_ray(n, random));
        return card;
    }
    for (int boards = below(12, random); boards > 0; --boards)
        card.boards.push_back(random_board(n, random));
    card.board_count = card.boards.size() + static_cast<std::size_t>(below(2, random) * 1000);
    return card;
}

}  // namespace

Scene full_scene(int n) {
    const PanelSlot last = n % 3 == 0   ? PanelSlot{PanelKind::state, "Cells that wrap", 1, 92}
                           : n % 2 == 0 ? PanelSlot{PanelKind::legend, "", 4, 12}
                                        : PanelSlot{PanelKind::bars, "Bars", 3, 20, 1};
    return {.panels = {{PanelKind::code, "Code", 6, 24},
                       {PanelKind::stack, "Stack", 5, 20},
                       {PanelKind::counters, "Counters", 3, 16},
                       {PanelKind::tree, "Tree", 6, 20},
                       {PanelKind::chart, "Chart", 1, 100},
                       {PanelKind::boards, "Boards", 3, n, 1},
                       {.kind = PanelKind::state, .title = "Tables", .rows = 6, .columns = 12, .notes = 20},
                       last},
            .marks = true};
}

Scene state_scene() {
    return {.panels = {{.kind = PanelKind::state, .title = "Bits", .rows = 4, .columns = 8, .names = 7},
                       {.kind = PanelKind::state,
                        .title = "Matrix",
                        .rows = 22,
                        .columns = 16,
                        .names = 2,
                        .values = 6},
                       {.kind = PanelKind::map, .title = "Map", .rows = 4, .columns = 64}},
            .marks = true};
}

Frame random_scene_frame(const Scene& scene, int n, std::mt19937& random) {
    Frame frame;
    frame.board = random_board(n, random);
    frame.board.annotations = random_annotations(n, random);
    for (const PanelSlot& slot : scene.panels)
        frame.panels.push_back(random_panel(slot, random));
    frame.hurried = below(2, random) == 0;
    frame.caption = below(3, random) > 0 ? word(random) : "";
    if (scene.cards && below(3, random) == 0)
        frame.content = random_card(n, random);
    return frame;
}

Frame next_scene_frame(Frame frame, const Scene& scene, std::mt19937& random) {
    const Frame other = random_scene_frame(scene, frame.board.size, random);
    if (below(3, random) == 0)
        frame.board = other.board;
    for (int changes = below(4, random); changes > 0; --changes) {
        const std::size_t i = random() % frame.board.cells.size();
        frame.board.cells[i] = other.board.cells[i];
    }
    if (below(2, random) == 0)
        frame.board.lines = other.board.lines;
    if (below(2, random) == 0)
        frame.board.moving_queens = other.board.moving_queens;
    if (below(4, random) == 0)
        frame.board.axis = other.board.axis;
    if (below(4, random) == 0)
        frame.board.turned = other.board.turned;
    if (below(4, random) == 0)
        frame.board.pose = other.board.pose;
    if (below(4, random) == 0)
        frame.board.annotations = other.board.annotations;
    for (std::size_t i = 0; i < frame.panels.size(); ++i)
        if (below(3, random) == 0)
            frame.panels[i] = other.panels[i];
    // A tree that grows and whose path moves on, as in a search.
    for (Panel& panel : frame.panels) {
        if (auto* tree = std::get_if<TreePanel>(&panel); tree && below(2, random) == 0) {
            tree->nodes.back().state = static_cast<TreePanel::State>(below(5, random));
            tree->nodes.push_back({0, 1, share(random), TreePanel::State::open});
        }
    }
    if (below(2, random) == 0)
        frame.hurried = other.hurried;
    if (below(2, random) == 0)
        frame.caption = other.caption;
    if (below(3, random) > 0)
        frame.content = other.content;
    return frame;
}

}  // namespace queenreel
