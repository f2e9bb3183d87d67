#include "queenreel/solvers/following.h"

#include <gtest/gtest.h>

#include <stdexcept>
#include <vector>

#include "queenreel/solvers/solver.h"

namespace queenreel::test {

namespace {

std::vector<std::vector<int>> all_solutions(int n) {
    std::vector<std::vector<int>> all;
    for (const SearchEvent& event : solvers().front().search(n))
        if (event.kind == SearchEvent::Kind::solution)
            all.emplace_back(event.columns.begin(), event.columns.end());
    return all;
}

// Law: the kth solution is followed by those from number k + 1 on.
TEST(SolutionsAfter, AreThoseThatFollowInOrder) {
    for (const int n : {1, 4, 5, 6, 7, 8}) {
        const auto all = all_solutions(n);
        for (std::size_t i = 0; i < all.size(); ++i) {
            std::vector<std::vector<int>> after;
            for (const std::vector<int>& columns : solutions_after(all[i]))
                after.push_back(columns);
            EXPECT_EQ(after, std::vector(all.begin() + static_cast<std::ptrdiff_t>(i) + 1, all.end())) << n;
        }
    }
}

TEST(SolutionsAfter, IsOfSolutionsOnly) {
    EXPECT_THROW(solutions_after(std::vector{0, 1, 2, 3}), std::invalid_argument);
    EXPECT_THROW(solutions_after(std::vector<int>(40)), std::invalid_argument);
}

}  // namespace

}  // namespace queenreel::test
