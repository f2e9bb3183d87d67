#include "queenreel/chart/comparison.h"

#include <gtest/gtest.h>

#include <cmath>

#include "queenreel/puzzle/known_counts.h"

namespace queenreel::test {
namespace {

TEST(Comparison, KnowsTheSolutionsOrABoundOfThem) {
    EXPECT_EQ(compared_solutions(8), known_solutions(8));
    EXPECT_EQ(compared_solutions_text(8), "92");
    EXPECT_EQ(compared_solutions_text({8, {}, AttackRule::superqueens}), "up to 92");
    EXPECT_EQ(compared_solutions_text({5, {}, AttackRule::rooks}), "120");
    EXPECT_EQ(compared_solutions_text(28), "an unknown number of");
    EXPECT_TRUE(std::isinf(comparison_seconds(28)));
    EXPECT_LT(comparison_seconds(8), comparison_seconds(9));
}

TEST(Comparison, TakesLongByItsSolutionsOrUpToTheFirstByItsSize) {
    const std::vector<const Solver*> searching{find_solver("backtracking")};
    const std::vector<const Solver*> repairing{find_solver("min-conflicts")};
    EXPECT_FALSE(may_take_longer(600, 12, searching, TallyEnd::last_event));
    EXPECT_TRUE(may_take_longer(600, 18, searching, TallyEnd::last_event));
    EXPECT_TRUE(may_take_longer(600, 28, searching, TallyEnd::last_event));
    EXPECT_FALSE(may_take_longer(600, 24, searching, TallyEnd::first_solution));
    EXPECT_TRUE(may_take_longer(600, 25, searching, TallyEnd::first_solution));
    EXPECT_FALSE(may_take_longer(600, 1'000'000, repairing, TallyEnd::last_event));
    EXPECT_TRUE(may_take_longer(600, 1'000'001, repairing, TallyEnd::last_event));
}

// Law: a recorded search has the totals of the solver it records, and no time.
TEST(Comparison, OfARecordIsThatOfItsSolver) {
    for (const Solver& solver : solvers())
        for (const TallyEnd end : {TallyEnd::last_event, TallyEnd::first_solution}) {
            const ComparedRow run = compared_row(solver, 5, {.end = end, .seed = 1});
            const ComparedRow record =
                recorded_row(solver.name, solver.profile,
                             solver.search(5, {.detail = Detail::steps, .seed = 1}), end, "mine.jsonl");
            EXPECT_EQ(record.name, run.name);
            EXPECT_EQ(record.from, "mine.jsonl");
            EXPECT_EQ(record.nodes, run.nodes) << solver.name;
            EXPECT_EQ(record.tests, run.tests) << solver.name;
            EXPECT_EQ(record.tally.looks, run.tally.looks) << solver.name;
            EXPECT_TRUE(run.seconds);
            EXPECT_FALSE(record.seconds);
        }
}

TEST(Comparison, NamesAFileOnlyWhereNamesAreTheSame) {
    const std::vector<ComparedRow> rows{{{}, "tables"}, {{}, "tables", "a.jsonl"}, {{}, "mine", "b.jsonl"}};
    EXPECT_EQ(unique_name(rows[0], rows), "tables");
    EXPECT_EQ(unique_name(rows[1], rows), "tables (a.jsonl)");
    EXPECT_EQ(unique_name(rows[2], rows), "mine");
}

}  // namespace
}  // namespace queenreel::test
