#include "queenreel/counting/disjoint_pairs.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <optional>
#include <random>
#include <vector>

#include "processors.h"
#include "queenreel/counting/count.h"
#include "queenreel/puzzle/known_counts.h"
#include "random_seed.h"

namespace queenreel {
namespace {

/// That many words of that many bits, about a third of them set; and words that may be read past the end.
std::vector<std::uint64_t> random_words(std::size_t size, int bits, std::mt19937_64& random) {
    std::vector<std::uint64_t> words(size + disjoint_pairs_past_end);
    for (std::uint64_t& word : words)
        word = (random() & (random() | random())) & ((std::uint64_t{1} << bits) - 1) & random();
    return words;
}

TEST(UniteDisjoint, EveryKindOfProcessorUnitesThePairsThatShareNoBit) {
    std::mt19937_64 random(random_seed());
    for (std::size_t size = 0; size < 40; ++size) {
        const auto some = random_words(size, 12, random);
        const auto others = random_words(40 - size, 12, random);
        std::vector<std::uint64_t> expected;
        for (std::size_t i = 0; i < size; ++i)
            for (std::size_t k = 0; k < 40 - size; ++k)
                if ((some[i] & others[k]) == 0)
                    expected.push_back(some[i] | others[k]);
        std::ranges::sort(expected);
        const ListPair pair{{some.data(), size}, {others.data(), 40 - size}};
        for (const std::int64_t target : hwy::SupportedAndGeneratedTargets()) {
            const AsProcessor processor(target);
            std::vector<std::uint64_t> unions(size * (40 - size) + disjoint_pairs_past_end);
            unions.resize(unite_disjoint({&pair, 1}, unions.data()));
            std::ranges::sort(unions);
            ASSERT_EQ(unions, expected) << size << ", " << vector_target();
        }
    }
}

TEST(CountDisjointPairs, EveryKindOfProcessorCountsThePairsThatShareNoBit) {
    std::mt19937_64 random(random_seed());
    PairLists lists;
    for (const int bits : {0, 1, 2, 14, 31, 32, 33, 40, 50})
        for (const std::size_t size : {0U, 1U, 5U, 23U, 24U, 100U, 700U})
            for (const std::size_t other_size : {0U, 1U, 17U, 64U, 65U, 500U}) {
                const auto some = random_words(size, bits, random);
                const auto others = random_words(other_size, bits, random);
                std::uint64_t expected = 0;
                for (std::size_t i = 0; i < size; ++i)
                    for (std::size_t k = 0; k < other_size; ++k)
                        expected += (some[i] & others[k]) == 0;
                for (const std::int64_t target : hwy::SupportedAndGeneratedTargets()) {
                    const AsProcessor processor(target);
                    ASSERT_EQ(count_disjoint_pairs(lists, {some.data(), size}, {others.data(), other_size},
                                                   bits, {}),
                              expected)
                        << bits << " bits, " << size << " × " << other_size << ", " << vector_target();
                }
            }
}

/// The greatest n counted whole on every kind of processor; sanitizers slow this down.
#ifdef QUEENREEL_SANITIZE
constexpr int greatest_counted = 12;
constexpr int greatest_counted_fast = 13;
constexpr std::array large_boards{17};
#else
constexpr int greatest_counted = 15;
constexpr int greatest_counted_fast = 17;
constexpr std::array large_boards{18, 19, 20, 21};
#endif

TEST(Count, OfEveryKindOfProcessorIsAsTheTablesSay) {
    for (const std::int64_t target : hwy::SupportedAndGeneratedTargets()) {
        const AsProcessor processor(target);
        ASSERT_EQ(count_method().target, hwy::TargetName(target));
        for (int n = 1; n <= greatest_counted; ++n) {
            SCOPED_TRACE(testing::Message() << vector_target() << ", n = " << n);
            const auto counts = count_solutions(n);
            ASSERT_TRUE(counts);
            EXPECT_EQ(counts->all, known_solutions(n));
            EXPECT_EQ(counts->fundamental, known_fundamental_solutions(n));
        }
    }
}

TEST(Count, OfThisProcessorIsAsTheTablesSay) {
    for (int n = greatest_counted + 1; n <= greatest_counted_fast; ++n) {
        const auto counts = count_solutions(n);
        ASSERT_TRUE(counts);
        EXPECT_EQ(counts->all, known_solutions(n)) << n;
        EXPECT_EQ(counts->fundamental, known_fundamental_solutions(n)) << n;
    }
}

/// Beyond those counted whole.
TEST(Count, OfAPartOfALargeBoardIsTheSameOnEveryKindOfProcessor) {
    std::mt19937 random(random_seed());
    for (const int n : large_boards) {
        const std::uint64_t parts = std::min<std::uint64_t>(split_count(n), 1'000'000);
        const std::uint64_t part = random() % parts + 1;
        std::optional<PartialCount> expected;
        for (const std::int64_t target : hwy::SupportedAndGeneratedTargets()) {
            const AsProcessor processor(target);
            const auto count = count_part(n, part, parts);
            ASSERT_TRUE(count);
            if (!expected)
                expected = count;
            EXPECT_EQ(*count, *expected) << vector_target() << ", n = " << n << ", part " << part;
        }
    }
}

}  // namespace
}  // namespace queenreel
