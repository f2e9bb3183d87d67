#include "queenreel/solvers/random.h"

#include <gtest/gtest.h>

#include <vector>

namespace queenreel {
namespace {

TEST(Random, DrawsEveryNumberBelowTheBoundEquallyOften) {
    constexpr std::uint64_t seed = 5;
    constexpr int draws = 60'000;
    for (const int bound : {1, 2, 3, 10}) {
        std::vector<int> counts(static_cast<std::size_t>(bound));
        Random random(seed);
        for (int i = 0; i < draws; ++i)
            ++counts.at(static_cast<std::size_t>(random.below(bound)));
        for (const int count : counts)
            EXPECT_NEAR(count, draws / bound, 500) << "bound " << bound << ", seed " << seed;
    }
}

TEST(Random, DrawsTheSameOnEveryMachine) {
    Random random(1);
    std::vector<int> drawn;
    for (int i = 0; i < 8; ++i)
        drawn.push_back(random.below(1000));
    EXPECT_EQ(drawn, (std::vector{133, 136, 451, 21, 350, 911, 470, 74}));
}

}  // namespace
}  // namespace queenreel
