#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <algorithm>

#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "child.h"
#include "project_paths.h"
#include "queenreel/counting/count.h"
#include "queenreel/puzzle/known_counts.h"
#include "queenreel/solvers/solver.h"

namespace queenreel::test {

namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(Solve, PrintsTheNinetyTwoSolutionsInOrder) {
    const Outcome outcome = run({"solve", "8"});
    EXPECT_EQ(outcome.code, 0);
    EXPECT_EQ(outcome.error, "");
    EXPECT_EQ(outcome.output, read_file(QUEENREEL_SOURCE_DIR "/tests/data/eight-queens.txt"));
}

TEST(Solve, PrintsAsManyAsThereAreWithEveryCompleteSolver) {
    for (const Solver& solver : solvers())
        for (int n = 1; solver.complete && n <= std::min(7, solver.max_n); ++n)
            for (const bool unique : {false, true}) {
                std::vector<std::string> words{"solve", std::to_string(n), "--solver",
                                               std::string(solver.name)};
                if (unique)
                    words.emplace_back("--unique");
                const auto count = unique ? known_fundamental_solutions(n) : known_solutions(n);
                EXPECT_EQ(lines(run_inside(words).output).size(), count) << solver.name << n << unique;
            }
}

TEST(Solve, PrintsOneSolutionWithEveryOtherSolver) {
    for (const Solver& solver : solvers()) {
        if (solver.complete)
            continue;
        const auto printed =
            lines(run_inside({"solve", "8", "--solver", std::string(solver.name), "--limit", "1"}).output);
        ASSERT_EQ(printed.size(), 1U) << solver.name;
        EXPECT_THAT(lines(run_inside({"solve", "8"}).output), testing::Contains(printed[0])) << solver.name;
    }
}

TEST(Solve, FindsAnotherSolutionWithAnotherSeed) {
    const auto found = [](const char* seed) {
        return run_inside({"solve", "20", "--solver", "min-conflicts", "--limit", "1", "--seed", seed})
            .output;
    };
    EXPECT_EQ(found("7"), found("7"));
    EXPECT_NE(found("7"), found("8"));
}

TEST(Solve, ChoosesSolutionsByNumber) {
    const auto all = lines(run_inside({"solve", "8"}).output);
    const auto chosen = [](std::vector<std::string> words) {
        words.insert(words.begin(), {"solve", "8"});
        return lines(run_inside(words).output);
    };
    EXPECT_THAT(chosen({"--solution", "1"}), ElementsAre(all[0]));
    EXPECT_THAT(chosen({"--solution", "92"}), ElementsAre(all[91]));
    EXPECT_THAT(chosen({"--solutions", "5-7"}), ElementsAre(all[4], all[5], all[6]));
    EXPECT_THAT(chosen({"--limit", "2"}), ElementsAre(all[0], all[1]));
    EXPECT_THAT(chosen({"--solutions", "6"}), ElementsAre(all[5]));
    EXPECT_THAT(chosen({"--solutions", "9-10,2,5,5-6,10"}),
                ElementsAre(all[1], all[4], all[5], all[8], all[9]));
    EXPECT_THAT(chosen({"--solutions", "2,5,9-10", "--limit", "3"}), ElementsAre(all[1], all[4], all[8]));
    EXPECT_THAT(chosen({"--solutions", "5-7", "--limit", "2"}), ElementsAre(all[4], all[5]));
    EXPECT_THAT(chosen({"--limit", "1000"}), testing::ElementsAreArray(all));
    EXPECT_THAT(chosen({"--limit", "18446744073709551615"}), testing::ElementsAreArray(all));
    EXPECT_THAT(chosen({"--unique", "--solution", "2"}), ElementsAre(chosen({"--unique"})[1]));
}

TEST(Solve, NoSolutionsAreAnAnswer) {
    for (const char* n : {"2", "3"}) {
        const Outcome outcome = run({"solve", n});
        EXPECT_EQ(outcome.code, 0);
        EXPECT_EQ(outcome.output, "");
        EXPECT_EQ(outcome.error, "queenreel: n = " + std::string(n) + ": no solutions\n");
        EXPECT_EQ(run({"solve", n, "--quiet"}).error, "");
        EXPECT_EQ(run({"count", n}).output, "0\n");
        EXPECT_EQ(run({"count", n}).code, 0);
        EXPECT_EQ(nlohmann::json::parse(run({"solve", n, "--json"}).output)["solutions"].size(), 0U);
    }
}

TEST(Solve, LimitsAndForceAllowWhatTakesLong) {
    EXPECT_EQ(lines(run({"solve", "28", "--limit", "2"}).output).size(), 2U);
    EXPECT_EQ(lines(run({"solve", "22", "--solutions", "3-4"}).output).size(), 2U);
    EXPECT_EQ(run({"solve", "22"}).code, 4);
}

TEST(Solve, OptionsMayComeBeforeAndAfterN) {
    EXPECT_EQ(run_inside({"solve", "--limit", "1", "8"}).output,
              run_inside({"solve", "8", "--limit=1"}).output);
}

TEST(Count, PrintsKnownNumbers) {
    for (int n = 1; n <= 10; ++n) {
        EXPECT_EQ(run_inside({"count", std::to_string(n)}).output,
                  std::to_string(*known_solutions(n)) + "\n");
        EXPECT_EQ(run_inside({"count", std::to_string(n), "--unique", "--threads", "1"}).output,
                  std::to_string(*known_fundamental_solutions(n)) + "\n");
    }
    const CountMethod method = count_method();
    EXPECT_EQ(run({"count", "8", "--json"}).output,
              "{\"n\":8,\"solutions\":92,\"fundamental\":12,\"technique\":\"" +
                  std::string(method.technique) + "\",\"target\":\"" + std::string(method.target) + "\"}\n");
}

// Law: the solutions after one are those that solve prints after it.
TEST(Solve, AfterASolutionComeTheOthers) {
    const std::vector<std::string> all = lines(run_inside({"solve", "7"}).output);
    for (const std::size_t at : {0U, 5U, 38U, 39U}) {
        const Outcome outcome = run_inside({"solve", "7", "--after", all[at]});
        EXPECT_EQ(outcome.code, 0) << outcome.error;
        EXPECT_EQ(lines(outcome.output),
                  std::vector(all.begin() + static_cast<std::ptrdiff_t>(at) + 1, all.end()));
        EXPECT_EQ(run_inside({"solve", "7", "--number-of", all[at]}).output, fmt::format("{}\n", at + 1));
    }
    EXPECT_EQ(run_inside({"solve", "7", "--after", all[3], "--limit", "1"}).output, all[4] + "\n");
    EXPECT_EQ(run_inside({"solve", "7", "--after", all.back()}).error,
              "queenreel: --after: this is the last solution\n");
    EXPECT_EQ(run_inside({"solve", "8", "--number-of", "04752613", "--json"}).output,
              "{\"n\":8,\"number\":1}\n");
}

TEST(Solve, RandomOnesAreSolutionsThatFollowFromTheSeed) {
    std::set<std::string> different;
    for (int seed = 0; seed < 40; ++seed) {
        const std::vector<std::string> words{"solve", "8", "--random", "--seed", std::to_string(seed)};
        const Outcome outcome = run_inside(words);
        EXPECT_EQ(outcome.code, 0) << outcome.error;
        EXPECT_EQ(run_inside({"solve", "8", "--number-of", outcome.output}).code, 0);
        EXPECT_EQ(run_inside(words).output, outcome.output);
        different.insert(outcome.output);
    }
    EXPECT_GT(different.size(), 20U);
    EXPECT_EQ(lines(run_inside({"solve", "200", "--random", "--limit", "2"}).output).size(), 2U);
    EXPECT_EQ(run_inside({"solve", "3", "--random"}).error, "queenreel: n = 3: no solutions\n");
}

TEST(Solve, LooksUpSolutionsOnly) {
    EXPECT_EQ(run_inside({"solve", "8", "--after", "a1,b2"}).error,
              "queenreel: --after: queens b2 and a1 attack each other; give a solution\n");
    EXPECT_EQ(run_inside({"solve", "8", "--number-of", "a1,b5"}).error,
              "queenreel: --number-of: it has 2 of 8 queens; give a solution\n");
}

TEST(Solve, CountsColumnsFromOneWhereTheyAreNumbers) {
    EXPECT_EQ(run_inside({"solve", "4", "--numbering", "1"}).output, "[2, 4, 1, 3]\n[3, 1, 4, 2]\n");
    EXPECT_EQ(run_inside({"solve", "4", "--numbering", "1", "--format", "grid"}).error,
              "queenreel: --numbering: grid numbers no columns; use list, csv or json, or leave it out\n");
}

}  // namespace

}  // namespace queenreel::test
