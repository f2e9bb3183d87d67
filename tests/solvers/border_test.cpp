#include "solvers/border.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <map>
#include <vector>

#include "puzzle/known_counts.h"
#include "puzzle/symmetry.h"
#include "solvers/border_search.h"
#include "solvers/symmetric_solutions.h"
#include "told.h"

namespace queenreel {
namespace {

/// The border of a solution.
Border border_of(Solution columns) {
    const int n = static_cast<int>(columns.size());
    const auto row_of = [columns](int column) {
        return static_cast<int>(std::find(columns.begin(), columns.end(), column) - columns.begin());
    };
    return {columns.front(), columns.back(), row_of(0), row_of(n - 1)};
}

/// How many solutions of n have each border, found by enumeration.
std::map<Border, std::uint64_t> solutions_by_border(int n) {
    std::map<Border, std::uint64_t> counts;
    for (const auto& columns : told_solutions(solvers().front(), n))
        ++counts[border_of(columns)];
    return counts;
}

TEST(BorderSearch, FindsTheSolutionsThatHaveTheBorder) {
    for (int n = 1; n <= 10; ++n) {
        auto expected = solutions_by_border(n);
        BorderSearch search(n);
        for (const BorderClass& row : border_classes(n))
            ASSERT_EQ(search.solutions(row.border, {}), expected[row.border]) << "n = " << n;
    }
}

TEST(BorderSearch, FindsLessOnceStopIsRequested) {
    std::stop_source stop;
    stop.request_stop();
    const Border border{5, 7, 8, 2};
    BorderSearch search(14);
    const auto all = search.solutions(border, {});
    EXPECT_GT(all, 0U);
    EXPECT_LT(search.solutions(border, stop.get_token()), all);
}

TEST(BorderClasses, CoverEverySolution) {
    for (int n = 1; n <= 10; ++n) {
        auto counts = solutions_by_border(n);
        std::uint64_t sum = 0;
        for (const BorderClass& row : border_classes(n))
            sum += static_cast<std::uint64_t>(row.images) * counts[row.border];
        EXPECT_EQ(sum, known_solutions(n)) << n;
    }
}

TEST(BorderClasses, StandForAllPeacefulBordersWithTheTopQueenNearestToTheMiddle) {
    for (int n = 1; n <= 9; ++n) {
        std::map<Border, int> stood_for;
        int images = 0;
        for (const BorderClass& row : border_classes(n)) {
            images += row.images;
            const auto squares = row.border.queens(n);
            for (const Symmetry symmetry : all_symmetries) {
                std::vector<int> rows;
                Border image_border;
                for (Square queen : squares) {
                    queen = image(symmetry, queen, n);
                    if (queen.row == 0)
                        image_border.top = queen.column;
                    if (queen.row == n - 1)
                        image_border.bottom = queen.column;
                    if (queen.column == 0)
                        image_border.left = queen.row;
                    if (queen.column == n - 1)
                        image_border.right = queen.row;
                }
                stood_for[image_border] = row.images;
                EXPECT_LE(std::abs(2 * row.border.top - n + 1), std::abs(2 * image_border.top - n + 1));
            }
        }
        EXPECT_EQ(static_cast<int>(stood_for.size()), images) << n;
    }
}

TEST(SymmetricSolutions, HaveTheSymmetriesThatClassSizesSay) {
    for (int n = 1; n <= 10; ++n) {
        std::uint64_t expected = 0;
        for (const auto& columns : told_solutions(solvers().front(), n))
            expected += static_cast<std::uint64_t>(8 / class_size(columns) - 1);
        EXPECT_EQ(symmetries_of_solutions(n), expected) << n;
    }
}

TEST(SymmetricSolutions, AreTheDifferenceBetweenTheKnownCounts) {
    for (int n = 1; n <= 19; ++n)
        EXPECT_EQ(symmetries_of_solutions(n), 8 * *known_fundamental_solutions(n) - *known_solutions(n)) << n;
}

}  // namespace
}  // namespace queenreel
