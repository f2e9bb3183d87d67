#include "solvers/solver.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <fstream>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "puzzle/attacks.h"
#include "puzzle/known_counts.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

constexpr int greatest_tried = 10;

std::vector<std::vector<int>> found_solutions(const Solver& solver, int n, Detail detail) {
    std::vector<std::vector<int>> solutions;
    for (const SearchEvent& event : solver.search(n, detail))
        if (event.kind == Kind::solution)
            solutions.emplace_back(event.columns.begin(), event.columns.end());
    return solutions;
}

std::string as_list(const std::vector<int>& columns) {
    std::string text = "[";
    for (const int column : columns) {
        if (text.size() > 1)
            text += ", ";
        text += std::to_string(column);
    }
    text += ']';
    return text;
}

/// A test for each solver of the table.
class EverySolver : public testing::TestWithParam<Solver> {
  protected:
    const Solver& solver() const { return GetParam(); }

    std::vector<int> sizes() const {
        std::vector<int> all;
        for (int n = solver().least_n; n <= std::min(greatest_tried, solver().greatest_n); ++n)
            all.push_back(n);
        return all;
    }
};

INSTANTIATE_TEST_SUITE_P(Table, EverySolver, testing::ValuesIn(solvers().begin(), solvers().end()),
                         [](const auto& row) {
                             std::string name(row.param.name);
                             std::replace(name.begin(), name.end(), '-', '_');
                             return name;
                         });

TEST_P(EverySolver, IsFoundByItsName) {
    ASSERT_NE(find_solver(solver().name), nullptr);
    EXPECT_EQ(find_solver(solver().name)->search, solver().search);
    EXPECT_FALSE(solver().summary.empty());
    EXPECT_LE(solver().least_n, solver().greatest_n);
}

TEST_P(EverySolver, FindsOnlySolutions) {
    for (const int n : sizes())
        for (const auto& columns : found_solutions(solver(), n, Detail::solutions))
            ASSERT_TRUE(columns.size() == static_cast<std::size_t>(n) && is_solution(columns))
                << as_list(columns);
}

TEST_P(EverySolver, FindsEverySolutionOnceIfComplete) {
    if (!solver().complete)
        GTEST_SKIP();
    for (const int n : sizes()) {
        const auto solutions = found_solutions(solver(), n, Detail::solutions);
        EXPECT_EQ(solutions.size(), known_solutions(n)) << n;
        EXPECT_EQ(std::set(solutions.begin(), solutions.end()).size(), solutions.size()) << n;
    }
}

TEST_P(EverySolver, FindsSolutionsInLexicographicOrderIfOrdered) {
    if (!solver().ordered)
        GTEST_SKIP();
    for (const int n : sizes())
        EXPECT_TRUE(std::ranges::is_sorted(found_solutions(solver(), n, Detail::solutions))) << n;
}

TEST_P(EverySolver, FindsTheSameSolutionsInAllDetail) {
    for (const int n : sizes())
        EXPECT_EQ(found_solutions(solver(), n, Detail::steps),
                  found_solutions(solver(), n, Detail::solutions))
            << n;
}

TEST_P(EverySolver, TellsNothingButSolutionsWhenAskedForThem) {
    for (const SearchEvent& event : solver().search(6, Detail::solutions))
        EXPECT_EQ(event.kind, Kind::solution);
}

TEST_P(EverySolver, RefusesSizesOutOfItsRangeAtTheFirstStep) {
    for (const int n : {solver().least_n - 1, -1, solver().greatest_n + 1, 1'000'000'000})
        for (const Detail detail : {Detail::solutions, Detail::steps}) {
            auto search = solver().search(n, detail);
            EXPECT_THROW(search.begin(), std::invalid_argument) << n;
        }
}

TEST_P(EverySolver, CanBeLeftAtAnyEvent) {
    for (int kept = 0; kept < 50; ++kept) {
        int seen = 0;
        for (const SearchEvent& event : solver().search(8, Detail::steps)) {
            ASSERT_LE(event.columns.size(), 8U);
            if (++seen > kept)
                break;
        }
        EXPECT_EQ(seen, kept + 1);
    }
}

TEST(SolverTable, HasDifferentNamesAndBeginsWithBitmask) {
    std::set<std::string_view> names;
    for (const Solver& solver : solvers())
        EXPECT_TRUE(names.insert(solver.name).second) << solver.name;
    EXPECT_EQ(solvers().front().name, "bitmask");
}

TEST(SolverTable, FindsNothingByOtherNames) {
    for (const char* name : {"", "bit", "bitmasks", "Bitmask", " bitmask"})
        EXPECT_EQ(find_solver(name), nullptr) << name;
}

TEST(EightQueens, AreThePublishedNinetyTwo) {
    std::ifstream file(QUEENREEL_SOURCE_DIR "/tests/data/eight-queens.txt");
    std::vector<std::string> published;
    for (std::string line; std::getline(file, line);)
        published.push_back(line);
    ASSERT_EQ(published.size(), 92U);
    for (const Solver& solver : solvers()) {
        if (!solver.complete || !solver.ordered)
            continue;
        std::vector<std::string> found;
        for (const auto& columns : found_solutions(solver, 8, Detail::solutions))
            found.push_back(as_list(columns));
        EXPECT_EQ(found, published) << solver.name;
    }
}

}  // namespace
}  // namespace queenreel
