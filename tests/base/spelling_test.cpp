#include "queenreel/base/spelling.h"

#include <gtest/gtest.h>

#include <array>
#include <random>

#include "random_seed.h"

namespace queenreel {
namespace {

constexpr std::array<std::string_view, 4> names{"solve", "count", "render", "animate"};

TEST(Spelling, CountsChangesAdditionsDropsAndSwaps) {
    EXPECT_EQ(spelling_distance("solve", "solve"), 0);
    EXPECT_EQ(spelling_distance("solve", "solvo"), 1);
    EXPECT_EQ(spelling_distance("solve", "solves"), 1);
    EXPECT_EQ(spelling_distance("solve", "solv"), 1);
    EXPECT_EQ(spelling_distance("solve", "slove"), 1);
    EXPECT_EQ(spelling_distance("", "abc"), 3);
    EXPECT_EQ(spelling_distance("kitten", "sitting"), 3);
}

TEST(Spelling, DistanceIsTheSameBothWaysAndZeroOnlyForEquals) {
    std::mt19937 random(random_seed());
    const auto word = [&] {
        std::string letters(random() % 7, 'a');
        for (char& letter : letters)
            letter = static_cast<char>('a' + random() % 3);
        return letters;
    };
    for (int i = 0; i < 500; ++i) {
        const std::string a = word(), b = word();
        EXPECT_EQ(spelling_distance(a, b), spelling_distance(b, a)) << a << " " << b;
        EXPECT_EQ(spelling_distance(a, b) == 0, a == b) << a << " " << b;
    }
}

TEST(Spelling, FindsWhatWasMeant) {
    EXPECT_EQ(nearest("slove", names), "solve");
    EXPECT_EQ(nearest("anmate", names), "animate");
    EXPECT_EQ(nearest("rendr", names), "render");
}

TEST(Spelling, SuggestsNothingFarAway) {
    EXPECT_EQ(nearest("xyzzy", names), std::nullopt);
    EXPECT_EQ(nearest("", names), std::nullopt);
    EXPECT_EQ(nearest(std::string(100'000, 's'), names), std::nullopt);
}

TEST(Spelling, NamesAllChoicesWhenNoneIsNear) {
    EXPECT_EQ(choices("slove", names), "did you mean solve?");
    EXPECT_EQ(choices("x", names), "choose from solve, count, render, animate");
}

}  // namespace

}  // namespace queenreel
