#include "queenreel/page/panel_json.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "queenreel/frame/map_samples.h"
#include "queenreel/page/board_json.h"

namespace queenreel {
namespace {

constexpr int map_parts = 240;

Json contents(const CodePanel& panel) {
    Json json{{"lines", panel.lines.items()}, {"active", panel.active}};
    return json;
}

Json contents(const StackPanel& panel) {
    return {{"calls", panel.calls}};
}

Json contents(const CountersPanel& panel) {
    Json counters = Json::array();
    for (const CountersPanel::Counter& counter : panel.counters)
        counters.push_back({counter.name, counter.value});
    return {{"counters", std::move(counters)}};
}

/// Nodes as [parent, depth, x, state].
Json contents(const TreePanel& panel) {
    Json nodes = Json::array();
    for (const TreePanel::Node& node : panel.nodes)
        nodes.push_back({node.parent, node.depth, rounded_number(node.x), static_cast<int>(node.state)});
    Json json{{"nodes", std::move(nodes)}};
    if (!panel.levels.empty())
        json["levels"] = panel.levels.items();
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

/// A cell as [fill, text, strength, framed], without trailing defaults, or as its fill alone. A cell with its
/// own color has that color's number, after those of all fills, instead of its fill.
Json state_cell(const StatePanel::Cell& cell) {
    constexpr int first_hue = static_cast<int>(StatePanel::Fill::gone) + 1;
    Json json = Json::array({cell.hue >= 0 ? first_hue + cell.hue : static_cast<int>(cell.fill)});
    const bool plain = cell.strength == 1 && !cell.framed;
    if (plain && cell.text.empty())
        return json.front();
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

/// A level's time from left to right, one character per part: "." for no queen, otherwise a base-36 digit for
/// a shade.
std::string lane_text(const MapSamples& samples, std::size_t level) {
    constexpr std::string_view digits = "0123456789abcdefghijklmnopqrstuvwxyz";
    constexpr int steps = MapShade::half + 1;
    static_assert(MapShade::full * steps * steps == digits.size());
    std::string lane;
    for (int part = 0; part < map_parts; ++part) {
        const MapShade shade = samples.shade(level, part);
        const int number = ((shade.stood - 1) * steps + shade.alternate) * steps + shade.solved;
        lane += shade.stood == 0 ? '.' : digits[static_cast<std::size_t>(number)];
    }
    return lane;
}

/// The number of parts that hold this much work.
int parts_before(const MapPanel& panel, std::uint64_t looks) {
    const std::uint64_t all = panel.map->looks;
    if (!panel.scale.is_bent())
        return static_cast<int>(looks * map_parts / all);
    return static_cast<int>(panel.scale.place_of(static_cast<double>(looks) / static_cast<double>(all)) *
                            map_parts);
}

/// The parts that contain the ends of columns for which `has` is true.
template <typename Has>
Json parts_where(const MapPanel& panel, Has has) {
    const SearchMap& map = *panel.map;
    Json parts = Json::array();
    for (std::size_t column = 0; column < map.columns; ++column) {
        const auto end = std::min<std::uint64_t>((column + 1) * map.column_looks, map.looks);
        const int part = std::max(0, parts_before(panel, end) - 1);
        if (has(column) && (parts.empty() || parts.back() != part))
            parts.push_back(part);
    }
    return parts;
}

/// For each level, the parts with dead ends; empty if these could not be distinguished.
Json dead_end_parts(const MapPanel& panel) {
    const SearchMap& map = *panel.map;
    Json levels = Json::array();
    for (std::size_t level = 0; level < map.levels; ++level) {
        std::uint64_t count = 0;
        levels.push_back(parts_where(panel, [&](std::size_t column) {
            count += map.cell(level, column).dead_ends;
            return map.cell(level, column).dead_ends > 0;
        }));
        if (2 * count > map_parts)
            return Json::array();
    }
    return levels;
}

/// A map in parts from left to right: its lanes as letters, its curves as shares of their height with -1 for
/// none, for each level the parts with dead ends, the parts with solutions, and first queens as [begin, end,
/// name, solutions so far or null], with shares of the width. With a bend in its scale: where that is, and
/// the share of the work that is done.
Json contents(const MapPanel& panel) {
    Json json{{"now", rounded_number(panel.scale.place_of(panel.now))}, {"parts", map_parts}};
    if (!panel.map || panel.map->looks == 0)
        return json;
    const SearchMap& map = *panel.map;
    const MapSamples samples(map, map_parts, panel.scale);
    if (panel.extent < 1)
        json["extent"] = rounded_number(panel.extent);
    if (panel.scale.is_bent()) {
        json["bend"] = rounded_number(panel.scale.width);
        json["done"] = rounded_number(panel.now);
    }
    if (!panel.levels.empty())
        json["levels"] = panel.levels.items();
    if (map.curves.empty())
        for (std::size_t level = 0; level < map.levels; ++level)
            json["lanes"].push_back(lane_text(samples, level));
    if (Json ends = dead_end_parts(panel); !ends.empty())
        json["ends"] = std::move(ends);
    for (const SearchMap::Curve& curve : map.curves) {
        Json heights = Json::array();
        for (int part = 0; part < map_parts; ++part) {
            const auto height = samples.height(curve, part);
            heights.push_back(height ? rounded_number(*height / map.max_height) : Json(-1));
        }
        json["curves"].push_back({{"name", curve.name}, {"heights", std::move(heights)}});
    }
    json["gold"] = parts_where(panel, [&](std::size_t column) { return map.solutions[column] > 0; });
    const auto looks = static_cast<double>(map.looks);
    const auto told = solutions_told(map, panel.now * looks);
    const auto place_of = [&](std::uint64_t of) {
        return rounded_number(panel.scale.place_of(static_cast<double>(of) / looks));
    };
    for (std::size_t i = 0; i < map.blocks.size(); ++i)
        json["blocks"].push_back({place_of(map.blocks[i].begin), place_of(map.blocks[i].end),
                                  map.blocks[i].name, told[i] ? Json(*told[i]) : Json()});
    return json;
}

}  // namespace

Json panel_json(const Panel& panel) {
    Json json{{"kind", panel_info(kind_of(panel)).name}};
    json.update(std::visit([](const auto& one) { return contents(one); }, panel));
    return json;
}

}  // namespace queenreel
