#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <vector>

#include "queenreel/frame/chart.h"
#include "queenreel/solvers/measured_search.h"
#include "queenreel/terminal/table.h"

namespace queenreel {

/// A chart with its numbers as a table, and in words for those who cannot see it.
struct ChartData {
    Chart chart{};
    std::size_t steps = 1;  ///< how many x, or bars, it has: as many pictures a film
    std::string about{};
    std::vector<TableColumn> columns{};
    std::vector<std::vector<TableCell>> rows{};
    nlohmann::ordered_json json{};
};

/// The numbers of solutions and of fundamental ones of boards from `first` to `last`, 1 … max_known.
ChartData growth_chart(int first, int last);

/// How many placements are left after each rule, as the story `funnel` tells it.
ChartData funnel_chart(int n);

/// A search of one n, measured.
struct ComparedSearch {
    int n = 1;
    const Solver* solver = nullptr;
    MeasuredSearch search{};
};

/// What those searches took. `machine`: the processor's name, UTF-8.
ChartData compare_chart(std::span<const ComparedSearch> searches, const std::string& machine);

/// The model of this machine's processor as Linux tells it; "an unknown processor" where it does not.
std::string processor_model();

}  // namespace queenreel
