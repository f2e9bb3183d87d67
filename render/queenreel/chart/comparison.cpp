#include "queenreel/chart/comparison.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>
#include <utility>

#include "queenreel/base/text.h"
#include "queenreel/counting/solvable.h"
#include "queenreel/puzzle/known_counts.h"
#include "queenreel/puzzle/notation.h"

namespace queenreel {
namespace {

constexpr double compared_a_second = 1000;  // solutions, with some thousand events each

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

Json squares_json(std::span<const Square> squares, int n) {
    Json names = Json::array();
    for (const Square square : squares)
        names.push_back(square_name(square, n));
    return names;
}

/// Holds the known number of a puzzle's solutions: the number itself, or an upper bound.
struct KnownSolutions {
    std::optional<std::uint64_t> most;
    bool exact = false;
};

/// Counts the solutions of a puzzle with givens, which may take half a second; looks up all others.
KnownSolutions known_solutions_of(const Puzzle& puzzle) {
    if (puzzle.givens().any()) {
        const auto counted = quick_count(puzzle, [] {});
        return {counted ? counted : known_solutions(puzzle.size()), counted.has_value()};
    }
    if (puzzle.rule() == AttackRule::rooks)
        return {solutions_by_theory(puzzle.rule(), puzzle.size()), true};
    return {known_solutions(puzzle.size()), puzzle.rule() == AttackRule::queens};
}

}  // namespace

std::optional<std::uint64_t> compared_solutions(const Puzzle& puzzle) {
    return known_solutions_of(puzzle).most;
}

std::string compared_solutions_text(const Puzzle& puzzle) {
    const auto [most, exact] = known_solutions_of(puzzle);
    return most ? (exact ? "" : "up to ") + grouped(*most) : "an unknown number of";
}

double comparison_seconds(const Puzzle& puzzle) {
    const auto solutions = compared_solutions(puzzle);
    return solutions ? static_cast<double>(*solutions) / compared_a_second
                     : std::numeric_limits<double>::infinity();
}

bool may_take_longer(double seconds, const Puzzle& puzzle, std::span<const Solver* const> solvers,
                     TallyEnd end) {
    constexpr int quick_backtracking = 24;  // of solvers that find all: 25 takes the slowest of them minutes
    constexpr int quick_repair = 1'000'000;
    const bool searches = std::ranges::any_of(solvers, &Solver::complete);
    if (searches && end == TallyEnd::last_event)
        return comparison_seconds(puzzle) > seconds;
    return puzzle.size() > (searches ? quick_backtracking : quick_repair);
}

ComparedRow compared_row(const Solver& solver, const Puzzle& puzzle, const MeasureOptions& options) {
    return {{measured_search(solver, puzzle, options)}, std::string(solver.name)};
}

ComparedRow recorded_row(std::string_view solver, std::optional<SearchProfile> profile,
                         Generator<SearchEvent> events, TallyEnd end, std::string_view file) {
    MeasuredSearch search{.tally = tally(std::move(events), end)};
    keep_what_it_has(profile.value_or(search.tally.profile), search);
    return {{search}, std::string(solver), std::string(file)};
}

std::string unique_name(const ComparedRow& row, std::span<const ComparedRow> rows) {
    const bool is_unique = std::ranges::count(rows, row.name, &ComparedRow::name) == 1;
    return is_unique || row.from.empty() ? row.name : fmt::format("{} ({})", row.name, row.from);
}

void add_puzzle(Json& json, const Puzzle& puzzle) {
    if (puzzle.rule() != AttackRule::queens)
        json["rule"] = row_of(puzzle.rule()).name;
    for (const auto& [name, squares] :
         {std::pair("given", &puzzle.givens().queens), std::pair("blocked", &puzzle.givens().blocked)})
        if (!squares->empty())
            json[name] = squares_json(*squares, puzzle.size());
}

Json comparison_json(const Puzzle& puzzle, std::span<const ComparedRow> rows) {
    Json all = Json::array();
    for (const ComparedRow& row : rows)
        all.push_back(json_of(row));
    Json json{{"n", puzzle.size()}};
    add_puzzle(json, puzzle);
    json["solvers"] = std::move(all);
    return json;
}

}  // namespace queenreel
