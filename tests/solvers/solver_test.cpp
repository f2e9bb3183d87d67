#include "queenreel/solvers/solver.h"
#include "queenreel/puzzle/numbering.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "project_paths.h"
#include "queenreel/puzzle/attacks.h"
#include "queenreel/puzzle/known_counts.h"
#include "told.h"

namespace queenreel {
namespace {

constexpr int max_tried = 9;

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

class EverySolver : public OfEachSolver {};

INSTANTIATE_TEST_SUITE_P(Table, EverySolver, testing::ValuesIn(solvers().begin(), solvers().end()),
                         test_name);

TEST_P(EverySolver, IsFoundByItsName) {
    ASSERT_NE(find_solver(solver().name), nullptr);
    EXPECT_EQ(find_solver(solver().name)->run, solver().run);
    EXPECT_FALSE(solver().summary.empty());
    EXPECT_LE(solver().min_n, solver().max_n);
}

TEST_P(EverySolver, HasAnIdeaThatIsOneShortSentence) {
    const std::string idea = BoardNames(8, Numbering::chess).in_general(solver().idea);
    ASSERT_FALSE(idea.empty());
    EXPECT_LE(idea.size(), 100u);
    EXPECT_TRUE(idea.front() >= 'A' && idea.front() <= 'Z') << idea;
    EXPECT_EQ(idea.find('.'), idea.size() - 1) << idea;
    EXPECT_EQ(std::ranges::count(solvers(), solver().idea, &Solver::idea), 1) << "no two have the same";
}

TEST_P(EverySolver, FindsOnlySolutions) {
    for (const int n : sizes(max_tried))
        for (const auto& columns : told_solutions(solver(), n))
            ASSERT_TRUE(columns.size() == static_cast<std::size_t>(n) && is_solution(columns))
                << as_list(columns);
}

TEST_P(EverySolver, FindsTheSameSolutionsAsTheFirstIfComplete) {
    if (!solver().complete)
        return;
    for (const int n : sizes(max_tried)) {
        auto solutions = told_solutions(solver(), n);
        std::ranges::sort(solutions);
        EXPECT_EQ(solutions, told_solutions(solvers().front(), n)) << n;
    }
}

TEST_P(EverySolver, FindsEverySolutionOnceIfComplete) {
    if (!solver().complete)
        return;
    for (const int n : sizes(max_tried)) {
        const auto solutions = told_solutions(solver(), n);
        EXPECT_EQ(solutions.size(), known_solutions(n)) << n;
        EXPECT_EQ(std::set(solutions.begin(), solutions.end()).size(), solutions.size()) << n;
    }
}

TEST_P(EverySolver, FindsSolutionsInLexicographicOrderIfOrdered) {
    if (!solver().ordered)
        return;
    for (const int n : sizes(max_tried))
        EXPECT_TRUE(std::ranges::is_sorted(told_solutions(solver(), n))) << n;
}

TEST_P(EverySolver, FindsTheSameSolutionsInAllDetail) {
    for (const int n : sizes(8))
        EXPECT_EQ(told_solutions(solver(), n, in_steps), told_solutions(solver(), n)) << n;
}

TEST_P(EverySolver, TellsNothingButOutcomesWhenAskedForSolutions) {
    for (const SearchEvent& event : solver().search(6))
        EXPECT_TRUE(event.kind == Kind::solution || event.kind == Kind::exhausted) << as_text(event);
}

TEST_P(EverySolver, RefusesSizesOutOfItsRange) {
    for (const int n : {solver().min_n - 1, -1, solver().max_n + 1, 1'000'000'000})
        EXPECT_THROW(solver().search(n), std::invalid_argument) << n;
}

TEST_P(EverySolver, CanBeLeftAtAnyEvent) {
    for (std::size_t limit = 1; limit < 400; limit += limit < 20 ? 1 : 19)
        EXPECT_LE(told(solver(), 6, in_steps, limit).size(), limit);
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
        for (const auto& columns : told_solutions(solver, 8))
            found.push_back(as_list(columns));
        EXPECT_EQ(found, published) << solver.name;
    }
}

}  // namespace
}  // namespace queenreel
