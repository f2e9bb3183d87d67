#include <gmock/gmock.h>

#include <stdexcept>
#include <string>
#include <vector>

#include "sample_generators.h"

namespace queenreel {
namespace {

using testing::ElementsAre;

Generator<int> throw_after(int values, Witness held) {
    for (int i = 0; i < values; ++i)
        co_yield i;
    throw std::runtime_error("after " + std::to_string(values + *held));
}

TEST(GeneratorEnd, FreesItsParametersWhenNeverStarted) {
    const Witness held = witness();
    {
        const Generator<int> generator = hold(held);
        EXPECT_EQ(held.use_count(), 2);
    }
    EXPECT_EQ(held.use_count(), 1);
}

TEST(GeneratorEnd, FreesItsLocalsWhenDestroyedHalfWay) {
    const Witness held = witness();
    for (const int value : hold(held)) {
        EXPECT_EQ(held.use_count(), 3);
        if (value == 5)
            break;
    }
    EXPECT_EQ(*held, 5);
    EXPECT_EQ(held.use_count(), 1);
}

TEST(GeneratorEnd, FreesAllWhenTheConsumerThrows) {
    const Witness held = witness();
    const auto consume = [&held] {
        for (const int value : hold(held))
            if (value == 2)
                throw std::logic_error("enough");
    };
    EXPECT_THROW(consume(), std::logic_error);
    EXPECT_EQ(held.use_count(), 1);
}

TEST(GeneratorEnd, FreesNestedGeneratorsWhenDestroyedHalfWay) {
    const Witness held = witness();
    for (const int value : in_order(1, 100, held)) {
        EXPECT_GT(held.use_count(), 2);
        if (value == 30)
            break;
    }
    EXPECT_EQ(held.use_count(), 1);
}

TEST(GeneratorEnd, PassesAnExceptionThroughBegin) {
    const Witness held = witness();
    Generator<int> generator = throw_after(0, held);
    EXPECT_THROW(generator.begin(), std::runtime_error);
    EXPECT_EQ(held.use_count(), 2);  // the locals are gone; the parameter goes with the coroutine
    generator = count_to(1);
}

TEST(GeneratorEnd, PassesAnExceptionThroughIncrement) {
    Generator<int> generator = throw_after(2, witness());
    auto it = generator.begin();
    ++it;
    EXPECT_EQ(*it, 1);
    try {
        ++it;
        FAIL() << "nothing was thrown";
    } catch (const std::runtime_error& error) {
        EXPECT_STREQ(error.what(), "after 2");
    }
    EXPECT_TRUE(it == generator.end());
}

TEST(GeneratorEnd, PassesAnExceptionThroughNestedGenerators) {
    const auto outer = [](Witness held) -> Generator<int> {
        for (const int value : throw_after(1, held))
            co_yield value + 10;
    };
    const Witness held = witness();
    std::vector<int> seen;
    const auto consume = [&] {
        for (const int value : outer(held))
            seen.push_back(value);
    };
    EXPECT_THROW(consume(), std::runtime_error);
    EXPECT_THAT(seen, ElementsAre(10));
    EXPECT_EQ(held.use_count(), 1);
}

TEST(GeneratorEnd, LetsACoroutineCatchWhatANestedOneThrows) {
    const auto recovering = [](Witness held) -> Generator<int> {
        bool caught = false;
        try {
            for (const int value : throw_after(1, held))
                co_yield value;
        } catch (const std::runtime_error&) {
            caught = true;
        }
        co_yield caught ? 7 : 8;
    };
    EXPECT_THAT(values(recovering(witness())), ElementsAre(0, 7));
}

TEST(GeneratorEnd, MoveAssignmentLeaksNeitherSide) {
    const Witness left = witness();
    const Witness right = witness();
    {
        Generator<int> generator = hold(left);
        generator.begin();
        {
            Generator<int> other = hold(right);
            other.begin();
            generator = std::move(other);
        }
        EXPECT_EQ(left.use_count(), 1);
        EXPECT_EQ(right.use_count(), 3);
    }
    EXPECT_EQ(right.use_count(), 1);
}

}  // namespace
}  // namespace queenreel
