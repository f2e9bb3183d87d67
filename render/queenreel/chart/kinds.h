#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "queenreel/chart/data.h"
#include "queenreel/solvers/measured_search.h"
#include "queenreel/solvers/solver.h"
#include "queenreel/words/words.h"

namespace queenreel {

/// The subject of a chart: boards, solvers and a measure.
struct ChartSubject {
    int first = 1;                         ///< board size
    int last = 1;                          ///< board size, not less; the same if the kind takes no range
    std::vector<const Solver*> solvers{};  ///< those whose searches are measured
    Givens givens{};                       ///< of a single board; a range must have none
    AttackRule rule = AttackRule::queens;
    SearchMeasure measure = SearchMeasure::looks;
    std::uint64_t seed = 1;
    Words words{};  ///< for all text

    /// As MeasureOptions::watch.
    std::function<Generator<SearchEvent>(Generator<SearchEvent>)> watch{};

    /// Called after each measured search.
    std::function<void()> measured = [] {};

    Puzzle puzzle(int n) const { return Puzzle(n, givens, rule); }
};

/// A row of the table of charts.
struct ChartKind {
    std::string_view name;
    int max = 1;          ///< the largest board; the smallest is 1
    int usual_first = 8;  ///< the boards if none are named
    int usual_last = 8;
    bool ranges = false;    ///< whether several boards are allowed
    bool compares = false;  ///< whether searches are compared by a measure
    bool givens = false;    ///< whether the board may have given queens and blocked squares
    bool rules = false;     ///< whether it may have a rule of attack other than the queens'

    /// The solvers if none are named; null: it shows no searches.
    std::vector<const Solver*> (*solvers)() = nullptr;

    /// Measures the searches, if any. Throws SpecError, and what `watch` and `measured` throw. Null: a board
    /// in place of a chart.
    ChartData (*data)(const ChartSubject& subject) = nullptr;
};

/// All kinds of charts.
std::span<const ChartKind> chart_kinds();

/// A search of a chart.
struct ChartedSearch {
    int n = 1;
    const Solver* solver = nullptr;
};

/// The searches of those boards that each of the solvers takes.
std::vector<ChartedSearch> searches_of(const ChartSubject& subject);

/// An upper bound on the solutions that the searches of a subject find; infinite if unknown.
double solutions_of(const ChartSubject& subject);

}  // namespace queenreel
