#include "queenreel/base/numbers.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "random_seed.h"

namespace queenreel {
namespace {

using Range = Numbers::Range;
using testing::ElementsAre;

std::vector<Range> ranges_of(const Numbers& numbers) {
    return {numbers.ranges().begin(), numbers.ranges().end()};
}

TEST(Numbers, AreAllAtFirst) {
    const Numbers all;
    EXPECT_EQ(all.first(), 1u);
    EXPECT_EQ(all.last(), Numbers::no_end);
    EXPECT_EQ(all.count(), Numbers::no_end);
    EXPECT_TRUE(all.has(1));
    EXPECT_TRUE(all.has(Numbers::no_end));
    EXPECT_FALSE(all.has(0));
}

TEST(Numbers, AreNoneOfNoRange) {
    for (const Numbers& none : {Numbers(std::vector<Range>()), Numbers({{5, 4}}), Numbers({{0, 0}}),
                                Numbers().up_to(0), Numbers().first_of(0), Numbers({{7, 9}}).up_to(6)}) {
        EXPECT_EQ(none.count(), 0u);
        EXPECT_EQ(none.last(), 0u);
        EXPECT_FALSE(none.has(1));
    }
}

TEST(Numbers, MergeRangesThatTouchOrOverlap) {
    EXPECT_THAT(ranges_of(Numbers({{9, 12}, {5, 5}, {1, 1}})),
                ElementsAre(Range{1, 1}, Range{5, 5}, Range{9, 12}));
    EXPECT_THAT(ranges_of(Numbers({{5, 9}, {1, 4}})), ElementsAre(Range{1, 9}));
    EXPECT_THAT(ranges_of(Numbers({{1, 9}, {2, 3}, {9, 11}})), ElementsAre(Range{1, 11}));
    EXPECT_THAT(ranges_of(Numbers({{3, Numbers::no_end}, {4, 4}})), ElementsAre(Range{3, Numbers::no_end}));
    EXPECT_EQ(Numbers({{1, Numbers::no_end}}), Numbers());
}

// Law: they equal a set of the numbers in the ranges.
TEST(Numbers, AreThoseOfTheirRanges) {
    std::mt19937 random(random_seed());
    for (int run = 0; run < 500; ++run) {
        std::vector<Range> ranges;
        std::set<std::uint64_t> expected;
        for (auto count = random() % 6; count > 0; --count) {
            const std::uint64_t first = 1 + random() % 30;
            ranges.push_back({first, first + random() % 6});
            for (std::uint64_t number = first; number <= ranges.back().last; ++number)
                expected.insert(number);
        }
        const Numbers numbers(ranges);
        EXPECT_EQ(numbers.count(), expected.size());
        const std::uint64_t limit = random() % 40;
        std::uint64_t before = 0;
        for (std::uint64_t number = 0; number < 45; ++number) {
            const bool has = expected.contains(number);
            EXPECT_EQ(numbers.has(number), has) << number;
            EXPECT_EQ(numbers.up_to(limit).has(number), has && number <= limit) << number;
            EXPECT_EQ(numbers.first_of(limit).has(number), has && before < limit) << number;
            before += has ? 1 : 0;
        }
    }
}

TEST(Numbers, AreCountedUpToWhatCanBe) {
    EXPECT_EQ(Numbers({{2, Numbers::no_end}}).count(), Numbers::no_end - 1);
    EXPECT_EQ(Numbers({{1, 5}, {7, Numbers::no_end}}).count(), Numbers::no_end - 1);
    EXPECT_EQ(Numbers().first_of(92).last(), 92u);
    EXPECT_EQ(Numbers({{3, 4}, {10, Numbers::no_end}}).first_of(3).last(), 10u);
}

}  // namespace
}  // namespace queenreel
