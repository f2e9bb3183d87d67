#include "queenreel/counting/count.h"

#include <gtest/gtest.h>

#include "queenreel/puzzle/known_counts.h"
#include "queenreel/puzzle/symmetry.h"
#include "told.h"

namespace queenreel {
namespace {

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
