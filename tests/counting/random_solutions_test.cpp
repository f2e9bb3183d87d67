#include "queenreel/counting/random_solutions.h"

#include <gtest/gtest.h>

#include <map>
#include <stdexcept>

#include "queenreel/puzzle/attacks.h"
#include "queenreel/puzzle/known_counts.h"

namespace queenreel::test {

namespace {

void nothing() {}

std::vector<std::vector<int>> drawn(int n, std::uint64_t seed, std::size_t count) {
    std::vector<std::vector<int>> all;
    for (const std::vector<int>& columns : random_solutions(n, seed, nothing)) {
        all.push_back(columns);
        if (all.size() == count)
            break;
    }
    return all;
}

TEST(RandomSolutions, AreSolutionsAndFollowTheSeed) {
    for (const int n : {1, 4, 8, 11, max_drawn_evenly + 1, 40}) {
        const auto some = drawn(n, 7, 3);
        ASSERT_EQ(some.size(), 3U);
        for (const std::vector<int>& columns : some) {
            EXPECT_EQ(columns.size(), static_cast<std::size_t>(n));
            EXPECT_TRUE(is_solution(columns)) << n;
        }
        EXPECT_EQ(drawn(n, 7, 3), some);
    }
    EXPECT_NE(drawn(8, 1, 5), drawn(8, 2, 5));
}

TEST(RandomSolutions, AreNoneWhereThereAreNone) {
    EXPECT_TRUE(drawn(2, 1, 1).empty());
    EXPECT_TRUE(drawn(3, 1, 1).empty());
}

// Law: all solutions are equally likely; of 10, each comes 100 times in 1000, with a deviation of 9.5.
TEST(RandomSolutions, AreEquallyLikelyOnSmallBoards) {
    std::map<std::vector<int>, int> times;
    for (const std::vector<int>& columns : drawn(5, 3, 1000))
        ++times[columns];
    EXPECT_EQ(times.size(), known_solutions(5));
    for (const auto& [columns, count] : times) {
        EXPECT_GT(count, 55);
        EXPECT_LT(count, 145);
    }
}

TEST(RandomSolutions, EndWhereTheWatchThrows) {
    const auto stop = [] { throw std::runtime_error("stop"); };
    for (const int n : {8, 40}) {
        auto solutions = random_solutions(n, 1, stop);
        EXPECT_THROW(solutions.begin(), std::runtime_error) << n;
    }
}

}  // namespace

}  // namespace queenreel::test
