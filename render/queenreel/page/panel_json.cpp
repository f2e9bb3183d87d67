#include "queenreel/page/panel_json.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>

namespace queenreel {
namespace {

using Json = nlohmann::ordered_json;

Json axis_json(const Axis& axis) {
    return {rounded_number(axis.from_row), rounded_number(axis.from_column), rounded_number(axis.to_row),
            rounded_number(axis.to_column)};
}

Json contents(const CodePanel& panel) {
    Json json{{"lines", panel.lines}, {"active", panel.active}};
    return json;
}

Json contents(const StackPanel& panel) {
    return {{"calls", panel.calls}};
}

Json contents(const CountersPanel& panel) {
    Json counters = Json::array();
    for (const auto& [name, value] : panel.counters)
        counters.push_back({name, value});
    return {{"counters", std::move(counters)}};
}

/// Nodes as [parent, depth, x, state].
Json contents(const TreePanel& panel) {
    Json nodes = Json::array();
    for (const TreePanel::Node& node : panel.nodes)
        nodes.push_back({node.parent, node.depth, rounded_number(node.x), static_cast<int>(node.state)});
    Json json{{"nodes", std::move(nodes)}};
    if (!panel.levels.empty())
        json["levels"] = panel.levels;
    return json;
}

Json contents(const ChartPanel& panel) {
    Json values = Json::array();
    for (const double value : panel.values)
        values.push_back(rounded_number(value));
    return {{"values", std::move(values)},
            {"max", rounded_number(panel.max)},
            {"filled", rounded_number(panel.filled)},
            {"now", panel.now},
            {"end", panel.end}};
}

Json contents(const BoardsPanel& panel) {
    Json boards = Json::array();
    for (const BoardsPanel::SmallBoard& small : panel.boards) {
        Json board{{"board", board_json(small.board)}, {"label", small.label}};
        if (!small.notes.empty())
            board["notes"] = small.notes;
        if (small.lit)
            board["lit"] = true;
        if (small.won)
            board["won"] = true;
        boards.push_back(std::move(board));
    }
    return {{"boards", std::move(boards)}};
}

/// Tables as {"name", "taken": "0110…", "touched": the box or -1}.
Json contents(const TablesPanel& panel) {
    Json tables = Json::array();
    for (const TablesPanel::Table& table : panel.tables) {
        std::string taken;
        for (const bool box : table.taken)
            taken += box ? '1' : '0';
        tables.push_back({{"name", table.name}, {"taken", taken}, {"touched", table.touched}});
    }
    return {{"tables", std::move(tables)}};
}

Json contents(const BarsPanel& panel) {
    Json bars = Json::array();
    for (const BarsPanel::Bar& bar : panel.bars) {
        Json json{{"name", bar.name}, {"value", bar.value}, {"share", rounded_number(bar.share)}};
        if (bar.lit)
            json["lit"] = true;
        if (bar.part > 0)
            json["part"] = rounded_number(bar.part);
        if (bar.magnified > 0)
            json["magnified"] = rounded_number(bar.magnified);
        bars.push_back(std::move(json));
    }
    Json json{{"bars", std::move(bars)}};
    if (!panel.scale.empty())
        json["scale"] = panel.scale;
    return json;
}

/// A cell as [fill, text, strength, framed], without what follows from its defaults at the end.
Json state_cell(const StatePanel::Cell& cell) {
    Json json = Json::array({static_cast<int>(cell.fill)});
    const bool plain = cell.strength == 1 && !cell.framed;
    if (!plain || !cell.text.empty())
        json.push_back(cell.text);
    if (!plain) {
        json.push_back(rounded_number(cell.strength));
        json.push_back(cell.framed);
    }
    return json;
}

Json contents(const StatePanel& panel) {
    Json rows = Json::array();
    for (const StatePanel::Row& row : panel.rows) {
        Json json{{"name", row.name}};
        json["cells"] = Json::array();
        for (const StatePanel::Cell& cell : row.cells)
            json["cells"].push_back(state_cell(cell));
        if (!row.value.empty())
            json["value"] = row.value;
        if (row.lit)
            json["lit"] = true;
        rows.push_back(std::move(json));
    }
    return {{"rows", std::move(rows)}};
}

/// Entries as [cell code, words].
Json contents(const LegendPanel& panel) {
    Json entries = Json::array();
    for (const LegendPanel::Entry& entry : panel.entries)
        entries.push_back({cell_code(entry.cell), entry.words});
    return {{"entries", std::move(entries)}};
}

}  // namespace

int cell_code(const Cell& cell) {
    constexpr int mark_unit = 2;
    return (cell.queen ? 1 : 0) + mark_unit * static_cast<int>(cell.mark);
}

Json rounded_number(double number) {
    constexpr double parts = 1e6;
    const double rounded = std::round(number * parts) / parts;
    if (rounded == std::floor(rounded) && std::abs(rounded) < 1e15)
        return static_cast<std::int64_t>(rounded);
    return rounded;
}

Json board_json(const BoardPanel& board) {
    Json json{{"size", board.size}};
    json["cells"] = Json::array();
    Json numbers = Json::array();
    for (std::size_t i = 0; i < board.cells.size(); ++i) {
        json["cells"].push_back(cell_code(board.cells[i]));
        if (board.cells[i].number >= 0)
            numbers.push_back({i, board.cells[i].number});
    }
    if (!numbers.empty())
        json["numbers"] = std::move(numbers);
    for (const AttackLine& line : board.lines)
        json["lines"].push_back({line.from_row, line.from_column, line.to_row, line.to_column});
    if (board.tried)
        json["tried"] = {board.tried->row, board.tried->column};
    if (board.crossover_row > 0)
        json["crossover"] = board.crossover_row;
    if (board.axis)
        json["axis"] = axis_json(*board.axis);
    if (board.turned != 0)
        json["turned"] = rounded_number(board.turned);
    return json;
}

Json panel_json(const Panel& panel) {
    Json json{{"kind", panel_info(kind_of(panel)).name}};
    json.update(std::visit([](const auto& one) { return contents(one); }, panel));
    return json;
}

}  // namespace queenreel
