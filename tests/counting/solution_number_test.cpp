#include "queenreel/counting/solution_number.h"

#include <gtest/gtest.h>

#include <stdexcept>
#include <vector>

#include "queenreel/solvers/solver.h"

namespace queenreel::test {

namespace {

// Law: the kth solution in lexicographic order has the number k, and is that number's solution.
TEST(SolutionNumber, CountsThoseBeforeIt) {
    for (const int n : {4, 5, 6, 7, 8, 9}) {
        std::uint64_t number = 0;
        for (const SearchEvent& event : solvers().front().search(n)) {
            if (event.kind != SearchEvent::Kind::solution)
                continue;
            ++number;
            EXPECT_EQ(solution_number(event.columns), number);
            const std::vector<int> columns(event.columns.begin(), event.columns.end());
            if (number % 7 == 1)
                EXPECT_EQ(numbered_solution(n, number), columns);
        }
        EXPECT_THROW(numbered_solution(n, number + 1), std::invalid_argument) << n;
    }
}

TEST(SolutionNumber, OneQueenIsTheFirst) {
    EXPECT_EQ(solution_number(std::vector{0}), 1U);
    EXPECT_EQ(numbered_solution(1, 1), std::vector{0});
}

TEST(SolutionNumber, RefusesWhatHasNone) {
    EXPECT_THROW(solution_number(std::vector{0, 1, 2, 3}), std::invalid_argument);
    EXPECT_THROW(numbered_solution(3, 1), std::invalid_argument);
    EXPECT_THROW(numbered_solution(8, 0), std::invalid_argument);
    EXPECT_THROW(numbered_solution(max_numbered + 1, 1), std::invalid_argument);
}

TEST(SolutionNumber, EndsWhenAsked) {
    EXPECT_EQ(numbered_solution(14, 300'000, [] { return false; }), std::nullopt);
}

}  // namespace

}  // namespace queenreel::test
