#include "queenreel/story/search/task_size.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "queenreel/base/text.h"
#include "queenreel/solvers/solver.h"
#include "tales.h"

namespace queenreel {
namespace {

// Law: the film keeps its title's promise: n to the power of n boards, and as many as queens are placed, with
// the empty one.
TEST(TaskSize, IsThatOfTheSearch) {
    const Solver& solver = *find_solver("backtracking");
    for (const int n : {5, 6, 8}) {
        const auto totals = task_size(solver, n);
        ASSERT_EQ(totals.size(), 2U);
        std::uint64_t all = 1;
        for (int row = 0; row < n; ++row)
            all *= static_cast<std::uint64_t>(n);
        EXPECT_EQ(totals[0].value, grouped(all));
        std::string placed;
        const auto film = find_story("search")->open({.solver = &solver, .n = n});
        for (const Frame& frame : film->frames(pacer_of(*film, {})))
            for (const Panel& panel : frame.panels)
                if (const auto* counters = std::get_if<CountersPanel>(&panel))
                    for (const CountersPanel::Counter& counter : counters->counters)
                        if (counter.name == "queens placed")
                            placed = counter.value;
        std::erase(placed, ',');
        EXPECT_EQ(totals[1].value, grouped(std::stoull(placed) + 1)) << n;
    }
    EXPECT_EQ(task_size(solver, 8)[0].value, "16,777,216");
    EXPECT_EQ(task_size(solver, 8)[1].value, "2,057");
}

// Law: the end card of a whole search says the same as its title card.
TEST(TaskSize, IsSaidAgainAtTheEnd) {
    for (const char* name : {"backtracking", "tables", "forward-checking-mrv"})
        for (const int n : {4, 5, 6})
            for (const std::uint64_t last : {StoryOptions().last, std::uint64_t{1}}) {
                StoryOptions options{.solver = find_solver(name), .n = n, .last = last};
                options.cards = {.title = true, .end = true};
                const auto frames = tale("search", options, Pace());
                const auto& promised = frames.front().card()->totals;
                const auto& totals = frames.back().card()->totals;
                const auto said = std::ranges::find(totals, "Boards looked at", &Card::Total::label);
                ASSERT_EQ(said != totals.end(), promised.size() == 2) << name << ' ' << n;
                if (said != totals.end())
                    EXPECT_EQ(said->value, promised[1].value + " instead of " + promised[0].value);
            }
    EXPECT_EQ(boards_looked_at(*find_solver("backtracking"), 8)->value, "2,057 instead of 16,777,216");
    EXPECT_FALSE(boards_looked_at(*find_solver("dancing-links"), 8));
}

TEST(TaskSize, IsNotSaidWhereItWouldNotBeTrue) {
    for (const Solver& solver : solvers())
        if (solver.profile.approach != Approach::backtracking || !solver.ordered)
            EXPECT_TRUE(task_size(solver, 8).empty()) << solver.name;
    EXPECT_TRUE(task_size(*find_solver("backtracking"), 12).empty());
    EXPECT_TRUE(task_size(*find_solver("backtracking"), 1).empty());
}

}  // namespace
}  // namespace queenreel
