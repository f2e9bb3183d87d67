#include "timing/pacer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "random_beats.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;
using std::chrono::microseconds;

struct Shown {
    std::size_t moment;  ///< from 0
    Beat beat;
    Showing showing;
};

std::vector<Shown> shown(const Pace& pace, const std::vector<Beat>& beats) {
    Pacer pacer(pace, story_of(beats));
    std::vector<Shown> all;
    for (std::size_t i = 0; i < beats.size(); ++i)
        if (const auto showing = pacer.next(beats[i]))
            all.push_back({i, beats[i], *showing});
    return all;
}

microseconds total(const std::vector<Shown>& all) {
    microseconds sum{0};
    for (const Shown& one : all)
        sum += one.showing.duration;
    return sum;
}

Pace fitted(microseconds duration, microseconds end_pause = 0s) {
    Pace pace;
    pace.duration = duration;
    pace.end_pause = end_pause;
    return pace;
}

microseconds min_of(const std::vector<Beat>& beats) {
    const auto must = std::ranges::count_if(beats, [](Beat beat) { return must_be_seen(beat); });
    return (must + (must_be_seen(beats.back()) ? 0 : 1)) * min_showing;
}

std::string line_of(const Pace& pace, const std::vector<Beat>& beats) {
    try {
        shown(pace, beats);
    } catch (const PaceError& error) {
        return error.what();
    }
    return "no error";
}

/// The search of n queens as rough numbers have it: many tests, a solution here and there, an end.
std::vector<Beat> long_search(std::size_t moments, std::size_t solutions) {
    std::vector<Beat> beats(moments, Beat::test);
    for (std::size_t i = 1; i < moments; i += 2)
        beats[i] = Beat::reject;
    for (std::size_t i = 1; i <= solutions; ++i)
        beats[i * moments / (solutions + 1)] = Beat::solution;
    beats.back() = Beat::end;
    return beats;
}

// Laws: the total is exact, nothing that must be seen is missing, nothing is too short, speeds are powers of
// two that begin with 1, and the last moment is there.
void expect_laws(const Pace& pace, const std::vector<Beat>& beats) {
    const auto all = shown(pace, beats);
    ASSERT_FALSE(all.empty());
    EXPECT_EQ(total(all), *pace.duration);
    EXPECT_EQ(all.back().moment + 1, beats.size());
    EXPECT_GE(all.back().showing.duration, min_showing + pace.end_pause);
    std::size_t must = 0;
    for (const Shown& one : all) {
        must += must_be_seen(one.beat) ? 1 : 0;
        EXPECT_GE(one.showing.duration, min_showing) << one.moment;
        EXPECT_TRUE(std::has_single_bit(one.showing.speed)) << one.showing.speed;
    }
    EXPECT_EQ(must, std::ranges::count_if(beats, must_be_seen));
    if (all.front().moment == 0)
        EXPECT_EQ(all.front().showing.speed, 1u);
}

TEST(Pacer, KeepsItsLawsForRandomStoriesOfEveryDuration) {
    const std::uint64_t seed = 20260101;
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937_64 random(seed);
    for (int round = 0; round < 400; ++round) {
        const auto beats = random_beats(random, 1 + random() % (round % 10 == 0 ? 20'000 : 400));
        const microseconds end_pause{random() % 3 == 0 ? random() % 5'000'000 : 0};
        Pace pace = fitted(0us, end_pause);
        for (const BeatRow& row : beat_table())
            pace.set_hold(row.beat, microseconds{1 + random() % 3'000'000});
        const auto min = min_of(beats) + end_pause;
        for (const microseconds over :
             {0us, 1us, microseconds{random() % 1'000'000}, microseconds{random() % 100'000'000},
              microseconds{random() % 40'000'000'000}}) {
            pace.duration = min + over;
            SCOPED_TRACE("round " + std::to_string(round) + ", " + std::to_string(over.count()) + " µs over");
            expect_laws(pace, beats);
        }
    }
}

TEST(Pacer, HoldsEachBeatForItsOwnTimeWithoutADuration) {
    Pace pace;
    pace.set_hold(Beat::test, 70ms);
    pace.end_pause = 3s;
    const auto all = shown(pace, {Beat::test, Beat::place, Beat::solution, Beat::end});
    ASSERT_EQ(all.size(), 4u);
    EXPECT_EQ(all[0].showing, (Showing{70ms, 1}));
    EXPECT_EQ(all[1].showing, (Showing{pace.hold(Beat::place), 1}));
    EXPECT_EQ(all[2].showing, (Showing{pace.hold(Beat::solution), 1}));
    EXPECT_EQ(all[3].showing, (Showing{pace.hold(Beat::end) + 3s, 1}));
}

TEST(Pacer, StretchesAllHoldsEvenlyWhereThereIsRoom) {
    const std::vector beats{Beat::test, Beat::place, Beat::solution, Beat::end};
    const Pace default_options;
    const auto natural = total(shown(default_options, beats));
    const auto all = shown(fitted(3 * natural + 1s, 1s), beats);
    ASSERT_EQ(all.size(), 4u);
    for (std::size_t i = 0; i < all.size(); ++i) {
        EXPECT_EQ(all[i].showing.duration, 3 * default_options.hold(beats[i]) + (i == 3 ? 1s : 0s));
        EXPECT_EQ(all[i].showing.speed, 1u);
    }
}

// The film of `animate 8 --story search --duration 60s`: 15,720 tests, 92 solutions.
TEST(Pacer, BeginsInFullThenGoesFasterAndEndsInFull) {
    const auto beats = long_search(35'000, 92);
    const Pace pace = fitted(60s);
    const auto all = shown(pace, beats);
    EXPECT_EQ(total(all), 60s);

    microseconds in_full{0};
    for (std::size_t i = 0; all[i].showing.speed == 1; ++i) {
        EXPECT_EQ(all[i].moment, i);
        EXPECT_NEAR(static_cast<double>(all[i].showing.duration.count()),
                    static_cast<double>(pace.hold(all[i].beat).count()), 300'000);
        in_full += all[i].showing.duration;
    }
    EXPECT_GE(in_full, 10s);
    EXPECT_LE(in_full, 25s);

    // Up by doubling to one greatest speed, and down by halving.
    std::vector<std::uint64_t> speeds;
    for (const Shown& one : all)
        if (speeds.empty() || speeds.back() != one.showing.speed)
            speeds.push_back(one.showing.speed);
    const auto top = std::ranges::max_element(speeds);
    EXPECT_TRUE(std::is_sorted(speeds.begin(), top));
    EXPECT_TRUE(std::is_sorted(top, speeds.end(), std::greater<>()));
    for (auto speed = speeds.begin(); speed != top; ++speed)
        EXPECT_EQ(speed[1], 2 * *speed);
    EXPECT_GE(*top, 64u);
    EXPECT_EQ(speeds.back(), 1u);
}

TEST(Pacer, ShowsSolutionsLongerThanWhatIsAroundThem) {
    const auto beats = long_search(35'000, 10);
    const Pace pace = fitted(60s);
    bool first = true;
    for (const Shown& one : shown(pace, beats)) {
        if (one.beat != Beat::solution)
            continue;
        EXPECT_EQ(one.showing.duration, pace.hold(Beat::solution));
        first = false;
    }
    EXPECT_FALSE(first);

    // With too little room for all in full, the first still is, and the others beat their neighbors.
    first = true;
    for (const Shown& one : shown(fitted(60s), long_search(35'000, 92))) {
        if (one.beat != Beat::solution)
            continue;
        if (first)
            EXPECT_EQ(one.showing.duration, pace.hold(Beat::solution));
        first = false;
        EXPECT_GT(one.showing.duration, min_showing + 30ms);
    }
}

// At ×s, s seconds of the story go by in one.
TEST(Pacer, GoesAsFastAsItSays) {
    const auto beats = long_search(100'000, 0);
    Pace pace = fitted(60s);
    microseconds story{0};
    std::vector<microseconds> until;
    for (const Beat beat : beats)
        until.push_back(story += pace.hold(beat));
    const auto all = shown(pace, beats);
    std::vector<double> film(64, 0);
    std::vector<double> told(64, 0);
    for (std::size_t i = 0; i + 2 < all.size(); ++i) {
        const auto level = static_cast<std::size_t>(std::countr_zero(all[i].showing.speed));
        film[level] += static_cast<double>(all[i].showing.duration.count());
        told[level] += static_cast<double>((until[all[i + 1].moment] - until[all[i].moment]).count());
    }
    for (std::size_t level = 0; level < 64; ++level)
        if (film[level] > 3e6)
            EXPECT_NEAR(told[level] / film[level] / std::exp2(level), 1, 0.2) << level;
}

TEST(Pacer, ShortensAStoryOfSolutionsAloneEvenly) {
    const auto all = shown(fitted(30s), std::vector(92, Beat::solution));
    ASSERT_EQ(all.size(), 92u);
    for (const Shown& one : all)
        EXPECT_NEAR(static_cast<double>(one.showing.duration.count()), 30e6 / 92, 100);
}

TEST(Pacer, ShowsOnlyTheMomentsSelected) {
    const std::vector beats{Beat::test,  Beat::reject,   Beat::test, Beat::place,    Beat::deadend,
                            Beat::place, Beat::solution, Beat::back, Beat::solution, Beat::end};
    const auto moments = [&](Pace pace) {
        std::vector<std::size_t> numbers;
        for (const Shown& one : shown(pace, beats))
            numbers.push_back(one.moment + 1);
        return numbers;
    };
    Pace pace;
    pace.parts = {{.first = 2, .last = 3}};
    EXPECT_THAT(moments(pace), testing::ElementsAre(2, 3));
    pace.parts.push_back({.beat = Beat::solution, .first = 2, .last = 2});
    pace.parts.push_back({.beat = Beat::deadend, .first = 1, .last = 1});
    pace.parts.push_back({.beat = Beat::test, .first = 2, .last = 9});
    EXPECT_THAT(moments(pace), testing::ElementsAre(2, 3, 5, 9));

    // What is selected is fitted, and the end pause is of the last of it.
    pace.duration = 20s;
    pace.end_pause = 5s;
    const auto all = shown(pace, beats);
    EXPECT_EQ(total(all), 20s);
    EXPECT_GT(all.back().showing.duration, 5s);
    EXPECT_EQ(all.back().moment, 8u);

    pace.parts = {{.first = 11, .last = 20}};
    EXPECT_THAT(moments(pace), testing::IsEmpty());
}

TEST(Pacer, LeavesOutWhatIsHeldForNoTime) {
    Pace pace;
    pace.set_hold(Beat::test, 0s);
    const std::vector beats{Beat::test, Beat::place, Beat::test, Beat::end};
    EXPECT_EQ(shown(pace, beats).size(), 2u);
    pace.duration = 10s;
    EXPECT_EQ(shown(pace, beats).size(), 2u);
    EXPECT_EQ(total(shown(pace, beats)), 10s);
}

/// Beats without end.
Generator<Beat> endless(std::uint64_t& told) {
    for (;; ++told)
        co_yield Beat::test;
}

TEST(Pacer, EndsAnEndlessStoryAfterTheLastSelected) {
    std::uint64_t rehearsed = 0;
    Pace pace;
    pace.parts = {{.first = 3, .last = 5}};
    pace.duration = 10s;
    pace.end_pause = 1s;
    Pacer pacer(pace, endless(rehearsed));
    EXPECT_LT(rehearsed, 10u);
    int told = 0;
    for (; !pacer.is_over(); ++told)
        pacer.next(Beat::test);
    EXPECT_EQ(told, 5);
}

TEST(Pacer, DoesNotRehearseWhereNothingDependsOnIt) {
    std::uint64_t rehearsed = 0;
    Pacer pacer(Pace(), endless(rehearsed));
    EXPECT_EQ(rehearsed, 0u);
    EXPECT_TRUE(pacer.next(Beat::test));
    EXPECT_FALSE(pacer.is_over());
}

TEST(Pacer, NamesTheLeastThatWouldDo) {
    const auto beats = long_search(1000, 92);
    EXPECT_EQ(line_of(fitted(5s), beats),
              "--duration: 5 s is too short for 92 solutions and the end; give at least 15.6 s, or fewer "
              "solutions with --limit");
    EXPECT_EQ(line_of(fitted(15600ms), beats), "no error");
    EXPECT_EQ(line_of(fitted(15600ms, 2s), beats),
              "--duration: 15.6 s is too short for 92 solutions and the end; give at least 17.6 s, or fewer "
              "solutions with --limit");
    EXPECT_THAT(line_of(fitted(1s), std::vector(92, Beat::solution)),
                testing::StartsWith("--duration: 1 s is too short for 92 solutions; give at least 15.4 s"));
    EXPECT_EQ(
        line_of(fitted(100ms), std::vector(3, Beat::step)),
        "--duration: 0.1 s is too short for 3 moments that must be seen; give at least 0.6 s, or a part "
        "with --select");
    try {
        shown(fitted(1s, 3s), std::vector(2, Beat::step));
        FAIL() << "one second is less than the end pause";
    } catch (const PaceError& error) {
        EXPECT_EQ(error.min, 2 * min_showing + 3s);
        EXPECT_EQ(total(shown(fitted(error.min, 3s), std::vector(2, Beat::step))), error.min);
    }
}

}  // namespace
}  // namespace queenreel
