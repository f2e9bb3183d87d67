#include "queenreel/timing/ramp.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <random>
#include <string>

#include "random_seed.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;
using std::chrono::microseconds;

// Laws: the film begins and ends with the story, runs in full at both ends, never back, and as fast as it
// says in between.
TEST(Ramp, KeepsItsLawsForRandomStories) {
    std::mt19937_64 random(random_seed());
    for (int round = 0; round < 300; ++round) {
        const microseconds film{200'000 + random() % 600'000'000};
        const microseconds story = film + microseconds{random() % (std::uint64_t{1} << (10 + round % 35))};
        SCOPED_TRACE(std::to_string(story.count()) + " in " + std::to_string(film.count()));
        const Ramp ramp(story, film);
        const auto end = static_cast<double>(story.count());
        EXPECT_EQ(ramp.film_at(0), 0);
        EXPECT_EQ(ramp.film_at(end), static_cast<double>(film.count()));
        EXPECT_EQ(ramp.speed_at(0), 1u);
        EXPECT_EQ(ramp.speed_at(end), 1u);
        double before = 0;
        for (int i = 1; i <= 100; ++i) {
            const double now = end * i / 100;
            EXPECT_GE(ramp.film_at(now), before);
            EXPECT_TRUE(std::has_single_bit(ramp.speed_at(now)));
            before = ramp.film_at(now);
        }
    }
}

TEST(Ramp, RunsInFullWhereThereIsTime) {
    const Ramp ramp(10s, 10s);
    for (const double story : {0.0, 1.0, 4'000'000.0, 9'999'999.0}) {
        EXPECT_EQ(ramp.film_at(story), story);
        EXPECT_EQ(ramp.speed_at(story), 1u);
    }
    EXPECT_EQ(ramp.film_at(20e6), 10e6) << "past the end it is over";
}

// The beginning teaches: a film of a minute spends some twenty seconds on it.
TEST(Ramp, LeavesTheBeginningInFull) {
    for (const auto story : {2min, 10min, 100min, 10'000min}) {
        const Ramp ramp(story, 1min);
        EXPECT_EQ(ramp.film_at(20e6), 20e6) << story.count();
        EXPECT_EQ(ramp.speed_at(20e6), 1u);
        EXPECT_GT(ramp.speed_at(26e6), 1u);
    }
}

// No speed is used that would flash by.
TEST(Ramp, KeepsItsTopSpeedForAWhile) {
    for (int minutes = 2; minutes < 3000; minutes = minutes * 21 / 20 + 1) {
        const microseconds story = std::chrono::minutes(minutes);
        const Ramp ramp(story, 1min);
        const auto end = static_cast<double>(story.count());
        std::uint64_t max = 1;
        for (int i = 0; i < 1000; ++i)
            max = std::max(max, ramp.speed_at(end * i / 1000));
        double first = end;
        double last = 0;
        for (int i = 0; i < 1000; ++i)
            if (ramp.speed_at(end * i / 1000) == max) {
                first = std::min(first, end * i / 1000);
                last = std::max(last, end * i / 1000);
            }
        EXPECT_GT(ramp.film_at(last) - ramp.film_at(first), 400'000) << minutes;
    }
}

}  // namespace
}  // namespace queenreel
