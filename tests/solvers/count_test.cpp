#include "solvers/count.h"

#include <gtest/gtest.h>

#include "puzzle/known_counts.h"

namespace queenreel {
namespace {

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

}  // namespace
}  // namespace queenreel
