#include "queenreel/solvers/measured_search.h"

#include <gtest/gtest.h>

#include <stdexcept>
#include <utility>
#include <vector>

namespace queenreel {
namespace {

TEST(MeasuredSearch, CountsASearchAndTimesIt) {
    const MeasuredSearch search = measured_search(*find_solver("backtracking"), 8, {.min_runs = 3});
    EXPECT_EQ(search.tally.solutions, 92U);
    EXPECT_EQ(search.nodes, 2057U);
    EXPECT_EQ(search.tests, 15720U);
    ASSERT_TRUE(search.tally.first);
    EXPECT_EQ(search.tally.first->columns, (std::vector<int>{0, 4, 7, 5, 2, 6, 1, 3}));
    EXPECT_GT(search.seconds.value_or(0), 0);
}

TEST(MeasuredSearch, EndsAtTheFirstSolutionWhereAsked) {
    const MeasuredSearch search =
        measured_search(*find_solver("backtracking"), 8, {.end = TallyEnd::first_solution});
    EXPECT_EQ(search.tally.solutions, 1U);
    EXPECT_EQ(search.tests, 876U);
}

struct Stopped : std::runtime_error {
    using std::runtime_error::runtime_error;
};

Generator<SearchEvent> stopped_after_ten(Generator<SearchEvent> events) {
    int seen = 0;
    for (const SearchEvent& event : events) {
        if (++seen > 10)
            throw Stopped("enough");
        co_yield event;
    }
}

TEST(MeasuredSearch, StopsWhenAskedTo) {
    EXPECT_THROW(measured_search(*find_solver("backtracking"), 8, {.watch = stopped_after_ten}), Stopped);
}

}  // namespace
}  // namespace queenreel
