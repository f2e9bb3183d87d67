#include "queenreel/base/generator.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <memory>
#include <ranges>
#include <string>
#include <type_traits>
#include <vector>

#include "sample_generators.h"

namespace queenreel {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

static_assert(std::ranges::input_range<Generator<int>>);
static_assert(!std::is_copy_constructible_v<Generator<int>>);
static_assert(!std::is_copy_assignable_v<Generator<int>>);
static_assert(std::is_nothrow_move_constructible_v<Generator<int>>);
static_assert(std::is_nothrow_move_assignable_v<Generator<int>>);

TEST(Generator, GivesEachValueInTurn) {
    EXPECT_THAT(values(count_to(3)), ElementsAre(1, 2, 3));
    EXPECT_THAT(values(count_to(0)), IsEmpty());
}

TEST(Generator, RunsNothingBeforeBeginAndOneStepAtATime) {
    const Witness steps = witness();
    Generator<int> generator = hold(steps);
    EXPECT_EQ(*steps, 0);
    auto it = generator.begin();
    EXPECT_EQ(*steps, 1);
    ++it;
    EXPECT_EQ(*steps, 2);
    EXPECT_EQ(*it, 2);
    EXPECT_EQ(*steps, 2);
}

TEST(Generator, NestsInRecursion) {
    const auto all = values(in_order(1, 100, witness()));
    ASSERT_EQ(all.size(), 100U);
    for (int i = 0; i < 100; ++i)
        EXPECT_EQ(all[static_cast<std::size_t>(i)], i + 1);
}

TEST(Generator, GoesOnAfterAMoveAlsoThroughAnIteratorFromBefore) {
    Generator<int> first = count_to(3);
    auto it = first.begin();
    const Generator<int> second = std::move(first);
    ++it;
    EXPECT_EQ(*it, 2);
    ++it;
    ++it;
    EXPECT_TRUE(it == second.end());
}

TEST(Generator, ShowsTheValueItselfWithoutACopy) {
    const auto addresses = [](const std::unique_ptr<int>** address) -> Generator<std::unique_ptr<int>> {
        const auto value = std::make_unique<int>(4);
        *address = &value;
        co_yield value;
    };
    const std::unique_ptr<int>* address = nullptr;
    auto generator = addresses(&address);
    const auto it = generator.begin();
    EXPECT_EQ(&*it, address);
    EXPECT_EQ(**it, 4);
    EXPECT_EQ(it->get(), address->get());
}

TEST(Generator, KeepsATemporaryUntilTheNextStep) {
    const auto words = []() -> Generator<std::string> {
        co_yield std::string(100, 'a');
        co_yield std::string(100, 'b');
    };
    std::string joined;
    for (const std::string& word : words())
        joined += word;
    EXPECT_EQ(joined, std::string(100, 'a') + std::string(100, 'b'));
}

TEST(Generator, TwoCanBeSteppedInTurn) {
    Generator<int> first = count_to(3);
    Generator<int> second = count_to(2);
    std::vector<int> seen;
    auto a = first.begin();
    for (auto b = second.begin(); b != second.end(); ++b, ++a) {
        seen.push_back(*a * 10);
        seen.push_back(*b);
    }
    EXPECT_THAT(seen, ElementsAre(10, 1, 20, 2));
    EXPECT_EQ(*a, 3);
}

TEST(Generator, WorksWithStandardAlgorithms) {
    Generator<int> generator = count_to(10);
    const auto found = std::ranges::find_if(generator, [](int i) { return i * i > 30; });
    EXPECT_EQ(*found, 6);
}

}  // namespace
}  // namespace queenreel
