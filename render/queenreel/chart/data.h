#pragma once

#include <chrono>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/base/generator.h"
#include "queenreel/frame/chart.h"
#include "queenreel/frame/frame.h"
#include "queenreel/solvers/measured_search.h"

namespace queenreel {

/// A chart with its numbers, and in words for those who cannot see it.
struct ChartData {
    Chart chart{};
    std::size_t steps = 1;  ///< how many x, or bars, it has: as many pictures a film
    std::chrono::microseconds step_time = std::chrono::milliseconds(700);  ///< of a film, but for the last
    std::string about{};
    std::vector<std::string_view> columns{};       ///< of the numbers as a table
    std::vector<std::vector<std::string>> rows{};  ///< a cell for each column, empty where there is no number
    nlohmann::ordered_json json{};                 ///< the numbers again
};

/// The numbers of solutions and of fundamental ones of boards from `first` to `last`, 1 … max_known. Where
/// none has any, the chart's lines have no points and cannot be drawn.
ChartData growth_chart(int first, int last);

/// Charts the placements left after each rule, as the story `funnel` shows them.
ChartData funnel_chart(int n);

/// A search of one n, measured.
struct ComparedSearch {
    int n = 1;
    const Solver* solver = nullptr;
    MeasuredSearch search{};
};

/// The measure by which searches are compared.
enum class SearchMeasure : std::uint8_t { looks, nodes, time };

/// A row of the table of measures.
struct SearchMeasureRow {
    SearchMeasure measure;
    std::string_view name;   ///< as in `--measure NAME`
    std::string_view title;  ///< what a scale counts
};

/// All measures, in the order of the enumeration; the first is the default.
std::span<const SearchMeasureRow> search_measures();

/// Charts one number of one or more searches: of several n as lines, of one n as bars, the shortest first,
/// on a linear scale unless the longest would leave nothing of the others. A solver has the same color in
/// all charts. The table has all numbers. Throws SpecError where no search has the number.
/// `machine` is the processor's name in UTF-8.
ChartData compare_chart(std::span<const ComparedSearch> searches, SearchMeasure measure,
                        const std::string& machine);

/// A search of one n, mapped.
struct MappedSearch {
    int n = 1;
    const Solver* solver = nullptr;
    std::uint64_t nodes = 1;  ///< queens placed, and the empty board
    std::uint64_t solutions = 0;
    MapPanel panel{};
};

/// Returns true if the solver's searches have a map.
bool can_be_mapped(const Solver& solver);

/// Maps a search; of `options` its seed and watch count. Throws what the search and `watch` throw.
MappedSearch mapped_search(const Solver& solver, int n, const MeasureOptions& options);

/// Charts the maps of one or more searches of the same n, all on one scale of looks.
ChartData map_chart(std::span<const MappedSearch> searches);

/// The model of this machine's processor as Linux tells it; "an unknown processor" where it does not.
std::string processor_model();

/// One picture, or of a film one for each step, the last of which stays. `length`: of the film; nothing:
/// the data's time a step, and 4 s for the last.
Generator<Frame> chart_frames(ChartData data, bool film, std::optional<std::chrono::microseconds> length);

}  // namespace queenreel
