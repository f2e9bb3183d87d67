#include "queenreel/chart/comparison.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

namespace queenreel {
namespace {

using Json = nlohmann::ordered_json;

template <typename Value>
Json json_of(const std::optional<Value>& value) {
    return value ? Json(*value) : Json();
}

Json json_of(const ComparedRow& row) {
    const SearchTally& tally = row.tally;
    Json first;
    if (tally.first)
        first = {{"nodes", row.nodes ? Json(tally.first->nodes) : Json()},
                 {"tests", row.tests ? Json(tally.first->tests) : Json()},
                 {"looks", tally.first->looks},
                 {"columns", tally.first->columns}};
    Json json{{"solver", row.name},
              {"solutions", tally.solutions},
              {"nodes", json_of(row.nodes)},
              {"tests", json_of(row.tests)},
              {"looks", tally.looks},
              {"first", first},
              {"seconds", json_of(row.seconds)}};
    if (!row.from.empty())
        json["events"] = row.from;
    return json;
}

}  // namespace

std::string unique_name(const ComparedRow& row, std::span<const ComparedRow> rows) {
    const bool is_unique = std::ranges::count(rows, row.name, &ComparedRow::name) == 1;
    return is_unique || row.from.empty() ? row.name : fmt::format("{} ({})", row.name, row.from);
}

Json comparison_json(const Puzzle& puzzle, std::span<const ComparedRow> rows) {
    Json all = Json::array();
    for (const ComparedRow& row : rows)
        all.push_back(json_of(row));
    Json json{{"n", puzzle.size()}};
    if (puzzle.rule() != AttackRule::queens)
        json["rule"] = row_of(puzzle.rule()).name;
    json["solvers"] = std::move(all);
    return json;
}

}  // namespace queenreel
