
#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "queenreel/base/generator.h"
#include "queenreel/base/json.h"
#include "queenreel/base/text.h"
#include "queenreel/chart/data.h"
#include "queenreel/frame/search_map.h"
#include "queenreel/puzzle/attack_rule.h"
#include "queenreel/puzzle/numbering.h"
#include "queenreel/solvers/search_event.h"
#include "queenreel/solvers/solver.h"
#include "queenreel/story/givens.h"
#include "queenreel/story/search/map.h"
#include "queenreel/words/words.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;

constexpr std::size_t chart_columns = 4096;  // of a map: the width of a poster in pixels
constexpr std::size_t film_steps = 120;
constexpr std::chrono::microseconds film_step_time = 100ms;

constexpr std::array of_superqueens{
    Rewording{"The whole search for a queen's place", message_n("The whole search for a superqueen's place",
                                                                "The whole search for {count} superqueens")},
};

constexpr std::array of_rooks{
    Rewording{"The whole search for a queen's place",
              message_n("The whole search for a rook's place", "The whole search for {count} rooks")},
    Rewording{
        "Each bar is a queen, as wide as the time it stood, and golden above a solution; a tick below it "
        "means that no queen could follow. Golden lines, or hills where they are many, are solutions; below, "
        "those of each first queen.",
        message("Each bar is a rook, as wide as the time it stood, and golden above a solution; a tick below "
                "it means that no rook could follow. Golden lines, or hills where they are many, are "
                "solutions; below, those of each first rook.")},
    Rewording{"{solver}: {totals}; by the first queen {counts}.",
              message("{solver}: {totals}; by the first rook {counts}.")},
};

/// Returns `words` with a map's messages about the pieces of its rule.
Words words_of_map(AttackRule rule, const Words& words) {
    if (rule == AttackRule::superqueens)
        return words.reworded(of_superqueens);
    return is_of_rooks(rule) ? words.reworded(of_rooks) : words;
}

std::uint64_t dead_ends_of(const SearchMap& map) {
    std::uint64_t count = 0;
    for (const SearchMap::Cell& cell : map.cells)
        count += cell.dead_ends;
    return count;
}

std::vector<std::uint64_t> solutions_by_first_queen(const SearchMap& map) {
    std::vector<std::uint64_t> solutions;
    for (const SearchMap::Block& block : map.blocks)
        solutions.push_back(block.solutions);
    return solutions;
}

/// "97,888 looks, 2,057 nodes, 644 dead ends, 92 solutions".
std::string totals_of(const MappedSearch& search, const Words& words) {
    const SearchMap& map = *search.panel.map;
    std::string totals = words.say_n(map.looks, "{count} look", "{count} looks");
    const auto add = [&](const std::string& next) { totals = words.say("{names}, {next}", {totals, next}); };
    if (map.levels > 0) {
        add(words.say_n(search.nodes, "{count} node", "{count} nodes"));
        add(words.say_n(dead_ends_of(map), "{count} dead end", "{count} dead ends"));
    }
    add(words.say_n(search.solutions, "{count} solution", "{count} solutions"));
    return totals;
}

/// Explains how to read such maps.
std::string key_of(std::span<const MappedSearch> searches, const Words& words) {
    const auto has_levels = [](const MappedSearch& search) { return search.panel.map->levels > 0; };
    std::string key = words.say("From left to right: the work, in looks.");
    if (std::ranges::any_of(searches, has_levels))
        key += ' ' + words.say(
                         "Each bar is a queen, as wide as the time it stood, and golden above a solution; a "
                         "tick below it means that no queen could follow. Golden lines, or hills where they "
                         "are many, are solutions; below, those of each first queen.");
    std::vector<std::string> heights;
    for (const MappedSearch& search : searches)
        for (const SearchMap::Curve& curve : search.panel.map->curves)
            if (std::ranges::find(heights, curve.name) == heights.end())
                heights.push_back(curve.name);
    if (!heights.empty())
        key += ' ' + words.say("Heights: {quantities}.", {joined(heights, ", ")});
    return key;
}

void add_search(ChartData& data, const MappedSearch& search, const Words& words) {
    const SearchMap& map = *search.panel.map;
    const std::string name(search.solver->name);
    const auto first = solutions_by_first_queen(map);
    const std::uint64_t dead_ends = dead_ends_of(map);
    const bool has_levels = map.levels > 0;
    data.rows.push_back({name, std::to_string(search.n), std::to_string(search.solutions),
                         has_levels ? std::to_string(search.nodes) : "", std::to_string(map.looks),
                         has_levels ? std::to_string(dead_ends) : "", joined(first, " ")});
    Json json{{"solver", name}, {"n", search.n}, {"solutions", search.solutions}};
    if (has_levels)
        json["nodes"] = search.nodes;
    json["looks"] = map.looks;
    if (has_levels) {
        json["deadEnds"] = dead_ends;
        json["byFirstQueen"] = first;
    }
    data.json["searches"].push_back(std::move(json));
    const std::string totals = totals_of(search, words);
    data.about += (search.solutions > 0 && first.size() > 1
                       ? words.say("{solver}: {totals}; by the first queen {counts}.",
                                   {name, totals, joined(first, ", ")})
                       : words.say("{solver}: {totals}.", {name, totals})) +
                  ' ';
}

}  // namespace

bool can_be_mapped(const Solver& solver) {
    return has_map(solver.profile.approach);
}

MappedSearch mapped_search(const Solver& solver, const Puzzle& puzzle, const MeasureOptions& options,
                           const Words& words) {
    const int n = puzzle.size();
    SearchMapper mapper(n, chart_columns);
    const bool is_named =
        is_of_rooks(puzzle.rule()) || puzzle.rule() == AttackRule::superqueens;  // by its pieces
    MappedSearch search{.n = n,
                        .rule = puzzle.rule(),
                        .kind = is_named ? kind_without_rule(puzzle, words) : kind_in_words(puzzle, words),
                        .solver = &solver};
    Generator<SearchEvent> events = solver.search(puzzle, {.detail = Detail::steps, .seed = options.seed});
    for (const SearchEvent& event : options.watch ? options.watch(std::move(events)) : std::move(events)) {
        mapper.follow(event);
        search.nodes += event.kind == SearchEvent::Kind::placed ? 1 : 0;
        search.solutions += event.kind == SearchEvent::Kind::solution ? 1 : 0;
    }
    search.panel =
        map_panel(mapper, solver, solver.profile.approach, BoardNames(n, Numbering::from_one, words));
    return search;
}

ChartData map_chart(std::span<const MappedSearch> searches, const Words& of_queens) {
    const Words words = words_of_map(searches.front().rule, of_queens);
    ChartData data;
    data.columns = {"solver", "n", "solutions", "nodes", "looks", "dead_ends", "by_first_queen"};
    data.json = {{"searches", Json::array()}};
    std::uint64_t most = 1;
    for (const MappedSearch& search : searches)
        most = std::max(most, search.panel.map->looks);
    for (const MappedSearch& search : searches) {
        Chart::Map& map = data.chart.maps.emplace_back(Chart::Map{.name = std::string(search.solver->name),
                                                                  .totals = totals_of(search, words),
                                                                  .panel = search.panel});
        map.panel.extent =
            std::max(1e-3, static_cast<double>(search.panel.map->looks) / static_cast<double>(most));
        add_search(data, search, words);
    }
    data.about = words.say("Maps of searches, bars over the work.") + ' ' + data.about;
    data.about.pop_back();
    data.steps = film_steps;
    data.step_time = film_step_time;
    const MappedSearch& subject = searches.front();
    data.chart.title =
        words.say_n(static_cast<std::uint64_t>(subject.n), "The whole search for a queen's place",
                    "The whole search for {count} queens");
    if (!subject.kind.empty())
        data.chart.title =
            words.say_in("with given queens", "{title} {kind}", {data.chart.title, subject.kind});
    data.chart.group = words.language().group;
    data.chart.source = key_of(searches, words);
    return data;
}

}  // namespace queenreel
