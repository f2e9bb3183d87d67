#include "queenreel/puzzle/known_counts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

#include "queenreel/puzzle/attacks.h"
#include "queenreel/puzzle/symmetry.h"

namespace queenreel {
namespace {

TEST(KnownCounts, AreNothingOutsideTheirRange) {
    for (const int n : {-1, 0, max_known + 1, 1'000'000'000}) {
        EXPECT_FALSE(known_solutions(n));
        EXPECT_FALSE(known_fundamental_solutions(n));
    }
}

TEST(KnownCounts, AreWhatTryingAllPermutationsFinds) {
    for (int n = 1; n <= 8; ++n) {
        std::vector<int> columns(static_cast<std::size_t>(n));
        std::iota(columns.begin(), columns.end(), 0);
        std::uint64_t all = 0;
        std::uint64_t fundamental = 0;
        do {
            all += is_solution(columns);
            fundamental += is_solution(columns) && is_canonical(columns);
        } while (std::next_permutation(columns.begin(), columns.end()));
        EXPECT_EQ(known_solutions(n), all) << n;
        EXPECT_EQ(known_fundamental_solutions(n), fundamental) << n;
    }
}

/// The solutions that a half turn leaves as they are, OEIS A032522.
constexpr std::array<std::uint64_t, max_known> half_turn{
    1,     0,      0,      2,       2,       4,        8,        4,         16,
    12,    48,     80,     136,     420,     1240,     3000,     8152,      18104,
    44184, 144620, 375664, 1250692, 3581240, 11675080, 34132592, 115718268, 320403024};

/// The solutions that a quarter turn leaves as they are, OEIS A033148.
constexpr std::array<std::uint64_t, max_known> quarter_turn{
    1, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 8, 8, 0, 0, 64, 128, 0, 0, 480, 704, 0, 0, 3328, 3264, 0, 0};

/// Burnside's lemma: the classes are one eighth of all that the eight symmetries leave unchanged. A half turn
/// and two quarter turns leave some; a reflection leaves none for n > 1.
TEST(KnownCounts, AgreeWithEachOtherAsBurnsidesLemmaSays) {
    for (int n = 2; n <= max_known; ++n) {
        const auto i = static_cast<std::size_t>(n - 1);
        EXPECT_EQ(8 * *known_fundamental_solutions(n),
                  *known_solutions(n) + half_turn[i] + 2 * quarter_turn[i])
            << n;
    }
}

/// Classes have 8, 4 or 2 members. Only those unchanged by a quarter turn have 2: their queens, but for one
/// in the middle of an odd board, come in fours, so 4 divides n or n - 1.
TEST(KnownCounts, AreSumsOfClassSizes) {
    for (int n = 2; n <= max_known; ++n) {
        EXPECT_EQ(*known_solutions(n) % 2, 0U) << n;
        if (n % 4 > 1)
            EXPECT_EQ(*known_solutions(n) % 4, 0U) << n;
        EXPECT_GE(8 * *known_fundamental_solutions(n), *known_solutions(n)) << n;
        EXPECT_LE(2 * *known_fundamental_solutions(n), *known_solutions(n)) << n;
    }
}

}  // namespace
}  // namespace queenreel
