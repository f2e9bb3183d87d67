#include "queenreel/cli/commands/comparison.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

#include "queenreel/base/text.h"
#include "queenreel/terminal/table.h"

namespace queenreel {
namespace {

using Json = nlohmann::ordered_json;

TableCell time_cell(std::optional<double> seconds) {
    if (!seconds)
        return number_cell(std::nullopt);
    return {.text = time_text(*seconds), .csv = fmt::format("{:.3g}", *seconds)};
}

const std::vector<TableColumn> comparison_columns{
    {.head = "solver", .name = "solver"}, {.head = "solutions", .name = "solutions"},
    {.head = "nodes", .name = "nodes"},   {.head = "tests", .name = "tests"},
    {.head = "looks", .name = "looks"},   {.head = "to the first", .name = "first_looks"},
    {.head = "time", .name = "seconds"},
};

/// The solver's name, with the file of a trace where another row has the same.
std::string row_name(const ComparedRow& row, const std::vector<ComparedRow>& rows) {
    const bool is_unique = std::ranges::count(rows, row.name, &ComparedRow::name) == 1;
    return is_unique || row.from.empty() ? row.name : fmt::format("{} ({})", row.name, row.from);
}

std::vector<std::vector<TableCell>> comparison_cells(const std::vector<ComparedRow>& rows) {
    std::vector<std::vector<TableCell>> cells;
    for (const ComparedRow& row : rows) {
        const SearchTally& tally = row.tally;
        const std::string name = row_name(row, rows);
        cells.push_back({TableCell{printable(name), printable(name)}, number_cell(tally.solutions),
                         number_cell(row.nodes), number_cell(row.tests), number_cell(tally.looks),
                         number_cell(tally.first ? std::optional(tally.first->looks) : std::nullopt),
                         time_cell(row.seconds)});
    }
    return cells;
}

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

void print_comparison(int n, const std::vector<ComparedRow>& rows, ComparisonForm form, Console& console) {
    if (form == ComparisonForm::json) {
        Json all = Json::array();
        for (const ComparedRow& row : rows)
            all.push_back(json_of(row));
        console.print_json({{"n", n}, {"solvers", all}}, 2);
        return;
    }
    const auto cells = comparison_cells(rows);
    console.print(form == ComparisonForm::csv ? table_csv(comparison_columns, cells)
                                              : table_text(comparison_columns, cells));
    for (const ComparedRow& row : rows)
        if (row.tally.gave_up)
            console.note(fmt::format("{}: gave up, which proves nothing; another --seed may find a solution",
                                     row.name));
}

std::string time_text(double seconds) {
    constexpr double milli = 1e3;
    return seconds < 1 ? fmt::format("{:.3g} ms", seconds * milli) : fmt::format("{:.3g} s", seconds);
}

}  // namespace queenreel
