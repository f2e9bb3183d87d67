#include "queenreel/counting/count.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>
#include <thread>
#include <vector>

#include "queenreel/puzzle/known_counts.h"

namespace queenreel {
namespace {

/// Far too many solutions to count in a test, unless the count is stopped.
constexpr int endless = 22;

TEST(CountSolutions, GivesTheKnownCountsForAnyNumberOfThreads) {
    for (const int threads : {0, 1, 2, 3, 7})
        for (int n = 1; n <= 14; ++n) {
            SCOPED_TRACE(testing::Message() << "n = " << n << ", threads = " << threads);
            const auto counts = count_solutions(n, {.threads = threads, .keep_going = nullptr});
            ASSERT_TRUE(counts);
            EXPECT_EQ(counts->all, known_solutions(n));
            EXPECT_EQ(counts->fundamental, known_fundamental_solutions(n));
        }
}

TEST(CountSolutions, StartsNoMoreThreadsThanThereIsWork) {
    EXPECT_EQ(count_solutions(5, {.threads = 1'000'000'000, .keep_going = nullptr}), (Counts{10, 2}));
}

TEST(CountSolutions, ReportsProgressFromZeroToOneAndNeverBack) {
    for (const int n : {1, 2, 4, 8, 13})
        for (const int threads : {1, 3}) {
            std::vector<double> shares;
            const auto keep_going = [&shares](double share) {
                shares.push_back(share);
                return true;
            };
            ASSERT_TRUE(count_solutions(n, {.threads = threads, .keep_going = keep_going}));
            EXPECT_TRUE(std::is_sorted(shares.begin(), shares.end()));
            EXPECT_GE(shares.front(), 0.0);
            EXPECT_EQ(shares.back(), 1.0);
        }
}

TEST(CountSolutions, AsksOnTheCallersThread) {
    const auto caller = std::this_thread::get_id();
    const auto keep_going = [caller](double) {
        EXPECT_EQ(std::this_thread::get_id(), caller);
        return true;
    };
    EXPECT_TRUE(count_solutions(10, {.threads = 3, .keep_going = keep_going}));
}

TEST(CountSolutions, StopsWhenToldTo) {
    for (const int threads : {1, 2, 3})
        for (const int answers : {1, 2}) {
            int asked = 0;
            const auto keep_going = [&](double) { return ++asked < answers; };
            EXPECT_FALSE(count_solutions(endless, {.threads = threads, .keep_going = keep_going}));
            EXPECT_EQ(asked, answers);
        }
}

TEST(CountSolutions, StopsWhenTheQuestionThrows) {
    int asked = 0;
    const auto keep_going = [&asked](double) {
        if (++asked == 2)
            throw std::runtime_error("enough");
        return true;
    };
    EXPECT_THROW(count_solutions(endless, {.threads = 2, .keep_going = keep_going}), std::runtime_error);
}

TEST(CountSolutions, RefusesSizesAndThreadsOutOfRange) {
    for (const int n : {-1, 0, max_countable + 1, 1'000'000'000})
        EXPECT_THROW(count_solutions(n), std::invalid_argument) << n;
    EXPECT_THROW(count_solutions(8, {.threads = -1, .keep_going = nullptr}), std::invalid_argument);
}

TEST(CountPart, PartsTogetherAreTheWhole) {
    for (const int n : {1, 2, 3, 4, 8, 11})
        for (const std::uint64_t parts : {1U, 2U, 5U, 100U}) {
            PartialCount sum;
            for (std::uint64_t part = 1; part <= parts; ++part) {
                const auto one = count_part(n, part, parts, {.threads = 1, .keep_going = nullptr});
                ASSERT_TRUE(one);
                EXPECT_LE(one->splits, split_count(n) / parts + 1);
                sum.splits += one->splits;
                sum.solutions += one->solutions;
            }
            EXPECT_EQ(sum.splits, split_count(n));
            EXPECT_EQ(counts_of(n, sum.solutions), count_solutions(n)) << n;
            EXPECT_EQ(sum.solutions, known_solutions(n)) << n;
        }
}

TEST(CountPart, RefusesPartsThatThereAreNot) {
    for (const auto& [part, parts] : {std::pair{0U, 1U}, {2U, 1U}, {0U, 0U}, {5U, 4U}})
        EXPECT_THROW(count_part(8, part, parts), std::invalid_argument) << part << "/" << parts;
}

}  // namespace
}  // namespace queenreel
