#pragma once

#include <chrono>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/base/json.h"
#include "queenreel/frame/chart.h"
#include "queenreel/puzzle/attack_rule.h"
#include "queenreel/solvers/measured_search.h"
#include "queenreel/words/words.h"

namespace queenreel {

/// A chart with its numbers, and a description for those who cannot see it.
struct ChartData {
    Chart chart{};
    std::size_t steps = 1;  ///< the number of its x, or bars: the number of pictures of a film
    std::chrono::microseconds step_time = std::chrono::milliseconds(700);  ///< in a film, except for the last
    std::string about{};
    std::vector<std::string_view> columns{};       ///< of the numbers as a table
    std::vector<std::vector<std::string>> rows{};  ///< one cell per column, empty without a number
    Json json{};                                   ///< the same numbers
};

/// Charts the numbers of solutions and of fundamental solutions of boards from `first` to `last`, within 1 …
/// max_known. If all are 0, the chart's lines have no points and cannot be drawn.
ChartData growth_chart(int first, int last, const Words& words = {});

/// Charts the placements left after each rule, as the story `funnel` shows them.
ChartData funnel_chart(int n, const Words& words = {});

/// A measured search of one puzzle.
struct ComparedSearch {
    int n = 1;
    std::string kind{};  ///< of the puzzle, as kind_in_words()
    const Solver* solver = nullptr;
    MeasuredSearch search{};
};

/// The measure by which searches are compared.
enum class SearchMeasure : std::uint8_t { looks, nodes, time };

/// A row of the table of measures.
struct SearchMeasureRow {
    SearchMeasure measure;
    std::string_view name;  ///< as in `--measure NAME`
    const char* title;      ///< the quantity on a scale, a message
};

/// All measures, in the order of the enumeration; the first is the default.
std::span<const SearchMeasureRow> search_measures();

/// Charts one number of one or more searches: as lines for several n, as bars for one n, the shortest first,
/// on a linear scale unless the others would be too short to see next to the longest. A solver has the same
/// color in all charts. The table has all numbers. Throws SpecError if no search has the number. `machine` is
/// the processor's name in UTF-8.
ChartData compare_chart(std::span<const ComparedSearch> searches, SearchMeasure measure,
                        const std::string& machine, const Words& words = {});

/// A mapped search of one puzzle.
struct MappedSearch {
    int n = 1;
    AttackRule rule = AttackRule::queens;
    std::string kind{};  ///< of the puzzle: kind_in_words(), or kind_without_rule() of rooks and superqueens
    const Solver* solver = nullptr;
    std::uint64_t nodes = 1;  ///< queens placed, and the empty board
    std::uint64_t solutions = 0;
    MapPanel panel{};
};

/// Returns true if the solver's searches have a map.
bool can_be_mapped(const Solver& solver);

/// Maps a search; only `seed` and `watch` of `options` are used. Throws what the search and `watch` throw.
MappedSearch mapped_search(const Solver& solver, const Puzzle& puzzle, const MeasureOptions& options,
                           const Words& words = {});

/// Charts the maps of one or more searches of the same n on one scale of probes.
ChartData map_chart(std::span<const MappedSearch> searches, const Words& words = {});

/// The model of this machine's processor according to Linux; "an unknown processor" if unavailable.
std::string processor_model();

}  // namespace queenreel
