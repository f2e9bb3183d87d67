#include "queenreel/chart/kinds.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "queenreel/base/table.h"

namespace queenreel::test {
namespace {

class ChartKinds : public testing::TestWithParam<ChartKind> {};

INSTANTIATE_TEST_SUITE_P(All, ChartKinds, testing::ValuesIn(chart_kinds().begin(), chart_kinds().end()),
                         [](const auto& kind) { return std::string(kind.param.name); });

TEST_P(ChartKinds, HaveUsualBoardsWithinTheirRange) {
    const ChartKind& kind = GetParam();
    EXPECT_LE(1, kind.usual_first);
    EXPECT_LE(kind.usual_first, kind.usual_last);
    EXPECT_LE(kind.usual_last, kind.max);
    EXPECT_TRUE(kind.ranges || kind.usual_first == kind.usual_last);
}

TEST_P(ChartKinds, MeasureEachSearchOnceAndHaveANumberInEachColumn) {
    const ChartKind& kind = GetParam();
    if (!kind.data)
        return;
    ChartSubject subject{.first = 5, .last = kind.ranges ? 6 : 5};
    if (kind.solvers)
        subject.solvers = {find_solver("backtracking"), find_solver("tables")};
    std::size_t measured = 0;
    subject.measured = [&] { ++measured; };
    const ChartData data = kind.data(subject);
    EXPECT_EQ(measured, searches_of(subject).size());
    EXPECT_EQ(measured, kind.solvers ? 2U * (kind.ranges ? 2 : 1) : 0);
    ASSERT_FALSE(data.rows.empty());
    for (const auto& row : data.rows)
        EXPECT_EQ(row.size(), data.columns.size());
}

TEST_P(ChartKinds, HaveUsualSolversThatTheyCanShow) {
    const ChartKind& kind = GetParam();
    if (!kind.solvers)
        return;
    for (const Solver* solver : kind.solvers()) {
        EXPECT_TRUE(solver->complete) << solver->name;
        EXPECT_TRUE(kind.compares || can_be_mapped(*solver)) << solver->name;
    }
}

TEST(ChartedSearches, AreThoseOfBoardsThatTheSolverTakes) {
    const Solver& least = std::ranges::min(solvers(), {}, &Solver::max_n);
    const Solver& most = std::ranges::max(solvers(), {}, &Solver::max_n);
    const auto searches =
        searches_of({.first = least.max_n, .last = least.max_n + 1, .solvers = {&least, &most}});
    ASSERT_EQ(searches.size(), 3U);
    for (const ChartedSearch& search : searches)
        EXPECT_TRUE(search.solver->takes(search.n));
    EXPECT_TRUE(
        searches_of({.first = least.max_n + 1, .last = least.max_n + 2, .solvers = {&least}}).empty());
}

TEST(ChartedSearches, FindAtMostTheKnownSolutions) {
    const Solver* backtracking = find_solver("backtracking");
    EXPECT_EQ(solutions_of({.first = 4, .last = 8, .solvers = {backtracking}}), 2 + 10 + 4 + 40 + 92);
    EXPECT_TRUE(std::isinf(solutions_of({.first = 28, .last = 28, .solvers = {backtracking}})));
    EXPECT_EQ(solutions_of({.first = 28, .last = 28, .solvers = {find_solver("constructive")}}), 0);
}

TEST(ChartedSearches, EndWhereTheWatchThrows) {
    const ChartSubject subject{
        .first = 5,
        .last = 5,
        .solvers = {find_solver("tables")},
        .watch = [](Generator<SearchEvent>) -> Generator<SearchEvent> { throw std::runtime_error("stop"); }};
    EXPECT_THROW(find_row(chart_kinds(), "map")->data(subject), std::runtime_error);
}

}  // namespace
}  // namespace queenreel::test
