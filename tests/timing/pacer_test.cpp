#include "queenreel/timing/pacer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "random_moments.h"
#include "random_seed.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;
using std::chrono::microseconds;

struct Shown {
    std::size_t number;  ///< from 0
    MomentKind kind;
    Showing showing;
};

Generator<Moment> told(std::vector<Moment> moments) {
    for (const Moment& moment : moments)
        co_yield moment;
}

std::vector<Shown> shown(const Pace& pace, const std::vector<MomentKind>& moments) {
    Pacer pacer(pace, measure(pace, story_of(moments)));
    std::vector<Shown> all;
    for (std::size_t i = 0; i < moments.size(); ++i)
        if (const auto showing = pacer.next(moments[i]))
            all.push_back({i, moments[i], *showing});
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

microseconds min_of(const std::vector<MomentKind>& moments) {
    const auto must = std::ranges::count_if(moments, [](MomentKind moment) { return must_be_seen(moment); });
    return (must + (must_be_seen(moments.back()) ? 0 : 1)) * min_showing;
}

std::string line_of(const Pace& pace, const std::vector<MomentKind>& moments) {
    try {
        shown(pace, moments);
    } catch (const PaceError& error) {
        return std::to_string(error.duration.count()) + " µs for " + std::to_string(error.solutions) +
               " solutions and " + std::to_string(error.others) + " others, at least " +
               std::to_string(error.min_duration.count());
    }
    return "no error";
}

/// The search of n queens in rough numbers: many tests, an occasional solution, an end.
std::vector<MomentKind> long_search(std::size_t count, std::size_t solutions) {
    std::vector<MomentKind> moments(count, MomentKind::test);
    for (std::size_t i = 1; i < count; i += 2)
        moments[i] = MomentKind::reject;
    for (std::size_t i = 1; i <= solutions; ++i)
        moments[i * count / (solutions + 1)] = MomentKind::solution;
    moments.back() = MomentKind::end;
    return moments;
}

// Laws: the total is exact, nothing that must be seen is missing, nothing is too short, speeds are powers of
// two that begin with 1, and the last moment is there.
void expect_laws(const Pace& pace, const std::vector<MomentKind>& moments) {
    const auto all = shown(pace, moments);
    ASSERT_FALSE(all.empty());
    EXPECT_EQ(total(all), *pace.duration);
    EXPECT_EQ(all.back().number + 1, moments.size());
    EXPECT_GE(all.back().showing.duration, min_showing + pace.end_pause);
    std::size_t must = 0;
    for (const Shown& one : all) {
        must += must_be_seen(one.kind) ? 1 : 0;
        EXPECT_GE(one.showing.duration, min_showing) << one.number;
        EXPECT_TRUE(std::has_single_bit(one.showing.speed)) << one.showing.speed;
    }
    EXPECT_EQ(must, std::ranges::count_if(moments, must_be_seen));
    if (all.front().number == 0)
        EXPECT_EQ(all.front().showing.speed, 1u);
}

TEST(Pacer, KeepsItsLawsForRandomStoriesOfEveryDuration) {
    std::mt19937_64 random(random_seed());
    for (int round = 0; round < 400; ++round) {
        const auto moments = random_moments(random, 1 + random() % (round % 10 == 0 ? 20'000 : 400));
        const microseconds end_pause{random() % 3 == 0 ? random() % 5'000'000 : 0};
        Pace pace = fitted(0us, end_pause);
        for (const MomentKindRow& row : moment_kinds())
            pace.set_hold(row.kind, microseconds{1 + random() % 3'000'000});
        const auto min = min_of(moments) + end_pause;
        for (const microseconds over :
             {0us, 1us, microseconds{random() % 1'000'000}, microseconds{random() % 100'000'000},
              microseconds{random() % 40'000'000'000}}) {
            pace.duration = min + over;
            SCOPED_TRACE("round " + std::to_string(round) + ", " + std::to_string(over.count()) + " µs over");
            expect_laws(pace, moments);
        }
    }
}

/// The first two dozen of each kind are counted, some from 1: those are set pieces.
std::vector<Moment> with_set_pieces(std::mt19937_64& random, const std::vector<MomentKind>& kinds) {
    std::array<std::uint64_t, moment_kind_count> seen{};
    std::array<std::uint64_t, moment_kind_count> from{};
    for (std::uint64_t& one : from)
        one = random() % 3;
    std::vector<Moment> moments;
    for (const MomentKind kind : kinds) {
        const auto index = static_cast<std::size_t>(kind);
        moments.emplace_back(kind, from[index] == 0 ? 0 : from[index] + seen[index]++);
    }
    return moments;
}

// Laws: set pieces last at least their least hold, at speed 1, whatever is hurried through between them; with
// a set piece that is no card, only what must be seen is hurried through for over a quarter of a film that
// has room for set pieces in full; and the total is exact.
TEST(Pacer, TellsSetPiecesInFullInFilmsOfEveryDuration) {
    std::mt19937_64 random(random_seed());
    for (int round = 0; round < 400; ++round) {
        const auto moments =
            with_set_pieces(random, random_moments(random, 1 + random() % (round % 10 == 0 ? 20'000 : 400)));
        Pace pace(pace_styles()[random() % pace_styles().size()]);
        pace.end_pause = microseconds{random() % 3 == 0 ? random() % 5'000'000 : 0};
        const microseconds min = measure(pace, told(moments)).min_duration(pace);
        for (const microseconds over :
             {0us, 1us, microseconds{random() % 1'000'000}, microseconds{random() % 100'000'000}}) {
            pace.duration = min + over;
            SCOPED_TRACE("round " + std::to_string(round) + ", " + std::to_string(over.count()) + " µs over");
            Pacer pacer(pace, measure(pace, told(moments)));
            microseconds sum{0};
            microseconds hurried{0};
            for (const Moment& moment : moments) {
                const auto showing = pacer.next(moment);
                ASSERT_TRUE(showing || (!moment.is_set_piece() && !must_be_seen(moment.kind)));
                if (!showing)
                    continue;
                ASSERT_GE(showing->duration, min_showing);
                if (moment.is_set_piece()) {
                    ASSERT_EQ(showing->speed, 1u);
                    ASSERT_EQ(showing->brisk, 0s);
                    ASSERT_GE(showing->duration, least_hold(pace, moment));
                }
                sum += showing->duration;
                // The last picture also covers the end pause.
                if (showing->speed > 1)
                    hurried += showing->duration - (sum == *pace.duration ? pace.end_pause : 0us);
            }
            ASSERT_EQ(sum, *pace.duration);
            const StoryTotals totals = measure(pace, told(moments));
            const microseconds required = static_cast<std::int64_t>(totals.required.moments) * min_showing;
            if (totals.acts > 0 && totals.told.hold + required <= *pace.duration * 3 / 4)
                ASSERT_LE(hurried, std::max(*pace.duration / 4, required * 6 / 5) + 3s);
        }
        pace.duration = min - 1us;
        EXPECT_THROW(Pacer(pace, measure(pace, told(moments))), PaceError);
    }
}

// Law: a brief style of pace needs no more time than few words take, and passes spare time on; holds that a
// user set, and calm styles, stay as they are.
TEST(Pacer, HasFewWordsWhereABriefStyleIsShortOfTime) {
    for (const PaceStyle& style : pace_styles()) {
        SCOPED_TRACE(style.name);
        Moment wordy(MomentKind::reject, 1);
        wordy.reading = 10s;
        wordy.brief = 2s;
        Moment spare(MomentKind::test, 1);
        spare.is_spare = true;
        const std::vector<Moment> moments{wordy, spare, {MomentKind::end, 1}};
        Pace pace(style);
        EXPECT_EQ(pace.tells(spare), !style.brief);
        EXPECT_TRUE(pace.tells(wordy));
        EXPECT_EQ(pace.least_hold(wordy) < pace.hold(wordy), style.brief);
        pace.duration = measure(pace, told(moments)).min_duration(pace);
        Pacer pacer(pace, measure(pace, told(moments)));
        EXPECT_EQ(pacer.next(wordy)->brief, style.brief);
        EXPECT_EQ(pacer.next(spare).has_value(), !style.brief);
        EXPECT_FALSE(Pacer(Pace(style)).next(wordy)->brief) << "there is time";
        pace.set_hold(MomentKind::reject, 70ms);
        EXPECT_EQ(pace.least_hold(wordy), 70ms);
        EXPECT_FALSE(pace.is_brief(wordy, 70ms)) << "as asked for";
    }
}

/// A search with two early set pieces, a few refusals between them, and thousands of moments after them.
std::vector<Moment> search_with_acts() {
    std::vector<Moment> moments{{MomentKind::card, 1}, {MomentKind::test, 1}};
    const auto refuse = [&](int squares) {
        for (std::uint64_t i = 2; squares > 0; --squares, ++i) {
            moments.emplace_back(MomentKind::test, i).leads_on = true;
            moments.emplace_back(MomentKind::reject, i);
        }
    };
    refuse(20);
    moments.emplace_back(MomentKind::deadend, 1);
    refuse(4000);
    moments.emplace_back(MomentKind::end, 1);
    return moments;
}

// Law: the longer a film, the more of its beginning is told: first without words and without what leads on,
// then in full; hurried parts keep to a quarter.
TEST(Pacer, TellsAsMuchOfTheBeginningAsThereIsRoomFor) {
    const std::vector<Moment> moments = search_with_acts();
    std::size_t told_before = 0;
    for (const microseconds duration : {16s, 24s, 30s, 60s, 120s, 240s, 480s}) {
        SCOPED_TRACE(std::to_string(duration.count()));
        const Pace pace = fitted(duration);
        Pacer pacer(pace, measure(pace, told(moments)));
        std::size_t told_moments = 0;
        microseconds hurried{0};
        bool is_hurried = false;
        for (const Moment& moment : moments) {
            const auto showing = pacer.next(moment);
            if (showing && showing->brisk > 0s)
                EXPECT_FALSE(moment.leads_on);
            if (showing && showing->speed > 1)
                hurried += showing->duration;
            is_hurried |= !moment.leads_on && (!showing || showing->speed > 1);
            told_moments += is_hurried ? 0 : 1;
        }
        EXPECT_LE(hurried, duration / 4 + 3s);
        EXPECT_GE(told_moments, told_before);
        told_before = told_moments;
    }
    EXPECT_GT(told_before, 100u);
}

TEST(Pace, HoldsNewMomentsLongerAndRepeatedOnesLessEachTime) {
    for (const PaceStyle& style : pace_styles())
        for (const MomentKindRow& row : moment_kinds()) {
            SCOPED_TRACE(std::string(style.name) + ' ' + std::string(row.name));
            Pace pace(style);
            for (std::uint64_t i = 1; i < 40; ++i)
                EXPECT_GE(pace.hold(Moment(row.kind, i)), pace.hold(Moment(row.kind, i + 1))) << i;
            EXPECT_EQ(pace.hold(Moment(row.kind, 40)), pace.hold(row.kind));
            EXPECT_EQ(pace.hold(Moment(row.kind)), pace.hold(row.kind));
            pace.set_hold(row.kind, 70ms);
            EXPECT_EQ(pace.hold(Moment(row.kind, 1)), 70ms) << "as asked for";
        }
    EXPECT_GE(Pace().hold(Moment(MomentKind::deadend, 1)), 3s);
}

TEST(Pacer, HoldsEachBeatForItsOwnTimeWithoutADuration) {
    Pace pace;
    pace.set_hold(MomentKind::test, 70ms);
    pace.end_pause = 3s;
    const auto all =
        shown(pace, {MomentKind::test, MomentKind::place, MomentKind::solution, MomentKind::end});
    ASSERT_EQ(all.size(), 4u);
    EXPECT_EQ(all[0].showing, (Showing{70ms, 1}));
    EXPECT_EQ(all[1].showing, (Showing{pace.hold(MomentKind::place), 1}));
    EXPECT_EQ(all[2].showing, (Showing{pace.hold(MomentKind::solution), 1}));
    EXPECT_EQ(all[3].showing, (Showing{pace.hold(MomentKind::end) + 3s, 1}));
}

TEST(Pacer, StretchesAllHoldsEvenlyWhereThereIsRoom) {
    const std::vector moments{MomentKind::test, MomentKind::place, MomentKind::solution, MomentKind::end};
    const Pace default_options;
    const auto natural = total(shown(default_options, moments));
    const auto all = shown(fitted(3 * natural + 1s, 1s), moments);
    ASSERT_EQ(all.size(), 4u);
    for (std::size_t i = 0; i < all.size(); ++i) {
        EXPECT_EQ(all[i].showing.duration, 3 * default_options.hold(moments[i]) + (i == 3 ? 1s : 0s));
        EXPECT_EQ(all[i].showing.speed, 1u);
    }
}

// The film of `animate 8 --story search --duration 60s`: 15,720 tests, 92 solutions.
TEST(Pacer, BeginsInFullThenGoesFasterAndEndsInFull) {
    const auto moments = long_search(35'000, 92);
    const Pace pace = fitted(60s);
    const auto all = shown(pace, moments);
    EXPECT_EQ(total(all), 60s);

    microseconds in_full{0};
    for (std::size_t i = 0; all[i].showing.speed == 1; ++i) {
        EXPECT_EQ(all[i].number, i);
        EXPECT_NEAR(static_cast<double>(all[i].showing.duration.count()),
                    static_cast<double>(pace.hold(all[i].kind).count()), 300'000);
        in_full += all[i].showing.duration;
    }
    EXPECT_GE(in_full, 10s);
    EXPECT_LE(in_full, 25s);

    // Up to one greatest speed by doubling, and down by halving.
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

TEST(Pacer, ShowsSolutionsLongerThanTheirNeighbors) {
    const auto moments = long_search(35'000, 10);
    const Pace pace = fitted(60s);
    bool first = true;
    for (const Shown& one : shown(pace, moments)) {
        if (one.kind != MomentKind::solution)
            continue;
        EXPECT_EQ(one.showing.duration, pace.hold(MomentKind::solution));
        first = false;
    }
    EXPECT_FALSE(first);

    // Where not all fit in full, the first still does, and the others outlast the least showing.
    first = true;
    for (const Shown& one : shown(fitted(60s), long_search(35'000, 92))) {
        if (one.kind != MomentKind::solution)
            continue;
        if (first)
            EXPECT_EQ(one.showing.duration, pace.hold(MomentKind::solution));
        first = false;
        EXPECT_GT(one.showing.duration, min_showing + 30ms);
    }
}

// At ×s, s seconds of the story pass in one.
TEST(Pacer, GoesAsFastAsItSays) {
    const auto moments = long_search(100'000, 0);
    Pace pace = fitted(60s);
    microseconds story{0};
    std::vector<microseconds> until;
    for (const MomentKind moment : moments)
        until.push_back(story += pace.hold(moment));
    const auto all = shown(pace, moments);
    std::vector<double> film(64, 0);
    std::vector<double> told(64, 0);
    for (std::size_t i = 0; i + 2 < all.size(); ++i) {
        const auto level = static_cast<std::size_t>(std::countr_zero(all[i].showing.speed));
        film[level] += static_cast<double>(all[i].showing.duration.count());
        told[level] += static_cast<double>((until[all[i + 1].number] - until[all[i].number]).count());
    }
    for (std::size_t level = 0; level < 64; ++level)
        if (film[level] > 3e6)
            EXPECT_NEAR(told[level] / film[level] / std::exp2(level), 1, 0.2) << level;
}

TEST(Pacer, ShortensAStoryOfSolutionsAloneEvenly) {
    const auto all = shown(fitted(30s), std::vector(92, MomentKind::solution));
    ASSERT_EQ(all.size(), 92u);
    for (const Shown& one : all)
        EXPECT_NEAR(static_cast<double>(one.showing.duration.count()), 30e6 / 92, 100);
}

TEST(Pacer, ShowsOnlyTheMomentsSelected) {
    const std::vector moments{
        MomentKind::test,  MomentKind::reject,   MomentKind::test, MomentKind::place,    MomentKind::deadend,
        MomentKind::place, MomentKind::solution, MomentKind::back, MomentKind::solution, MomentKind::end};
    const auto numbers_of = [&](Pace pace) {
        std::vector<std::size_t> numbers;
        for (const Shown& one : shown(pace, moments))
            numbers.push_back(one.number + 1);
        return numbers;
    };
    Pace pace;
    pace.parts = {{.first = 2, .last = 3}};
    EXPECT_THAT(numbers_of(pace), testing::ElementsAre(2, 3));
    pace.parts.push_back({.kind = MomentKind::solution, .first = 2, .last = 2});
    pace.parts.push_back({.kind = MomentKind::deadend, .first = 1, .last = 1});
    pace.parts.push_back({.kind = MomentKind::test, .first = 2, .last = 9});
    EXPECT_THAT(numbers_of(pace), testing::ElementsAre(2, 3, 5, 9));

    // The selected part is fitted, and the end pause belongs to its last moment.
    pace.duration = 20s;
    pace.end_pause = 5s;
    const auto all = shown(pace, moments);
    EXPECT_EQ(total(all), 20s);
    EXPECT_GT(all.back().showing.duration, 5s);
    EXPECT_EQ(all.back().number, 8u);

    pace.parts = {{.first = 11, .last = 20}};
    EXPECT_THAT(numbers_of(pace), testing::IsEmpty());
}

TEST(Pacer, LeavesOutMomentsHeldForNoTime) {
    Pace pace;
    pace.set_hold(MomentKind::test, 0s);
    const std::vector moments{MomentKind::test, MomentKind::place, MomentKind::test, MomentKind::end};
    EXPECT_EQ(shown(pace, moments).size(), 2u);
    pace.duration = 10s;
    EXPECT_EQ(shown(pace, moments).size(), 2u);
    EXPECT_EQ(total(shown(pace, moments)), 10s);
}

/// Endless moments.
Generator<Moment> endless(std::uint64_t* told) {
    for (;; ++*told)
        co_yield MomentKind::test;
}

TEST(Pacer, EndsAnEndlessStoryAfterTheLastSelected) {
    std::uint64_t measured = 0;
    Pace pace;
    pace.parts = {{.first = 3, .last = 5}};
    pace.duration = 10s;
    pace.end_pause = 1s;
    Pacer pacer(pace, measure(pace, endless(&measured)));
    EXPECT_LT(measured, 10u);
    int told = 0;
    for (; !pacer.is_over(); ++told)
        pacer.next(MomentKind::test);
    EXPECT_EQ(told, 5);
}

TEST(Pacer, NeedsNoTotalsWhereNothingDependsOnThem) {
    EXPECT_FALSE(needs_totals(Pace()));
    EXPECT_TRUE(needs_totals(fitted(5s)));
    Pacer pacer{Pace()};
    EXPECT_TRUE(pacer.next(MomentKind::test));
    EXPECT_FALSE(pacer.is_over());
}

TEST(Pacer, NamesTheShortestDurationThatWouldDo) {
    const auto moments = long_search(1000, 92);
    EXPECT_EQ(line_of(fitted(5s), moments), "5000000 µs for 92 solutions and 1 others, at least 15500031");
    EXPECT_EQ(line_of(fitted(15600ms), moments), "no error");
    EXPECT_EQ(line_of(fitted(15600ms, 2s), moments),
              "15600000 µs for 92 solutions and 1 others, at least 17500031");
    EXPECT_EQ(line_of(fitted(1s), std::vector(92, MomentKind::solution)),
              "1000000 µs for 92 solutions and 0 others, at least 15333364");
    EXPECT_EQ(line_of(fitted(100ms), std::vector(3, MomentKind::step)),
              "100000 µs for 0 solutions and 3 others, at least 500001");
    try {
        shown(fitted(1s, 3s), std::vector(2, MomentKind::step));
        FAIL() << "one second is less than the end pause";
    } catch (const PaceError& error) {
        EXPECT_EQ(error.min_duration, 2 * min_showing + 3s);
        EXPECT_EQ(total(shown(fitted(error.min_duration, 3s), std::vector(2, MomentKind::step))),
                  error.min_duration);
    }
}

TEST(StoryTotals, CoverTheSelectedMoments) {
    Pace pace;
    pace.parts = {{.first = 2, .last = 4}};
    const std::vector moments{MomentKind::test,     MomentKind::test, MomentKind::reject,
                              MomentKind::solution, MomentKind::test, MomentKind::end};
    const StoryTotals totals = measure(pace, story_of(moments));
    EXPECT_EQ(totals.moments(), 3u);
    EXPECT_EQ(totals.required.moments, 1u);
    EXPECT_EQ(totals.solutions, 1u);
    EXPECT_EQ(totals.last_number, 4u);
    EXPECT_EQ(totals.unfitted,
              pace.hold(MomentKind::test) + pace.hold(MomentKind::reject) + pace.hold(MomentKind::solution));
    EXPECT_EQ(measure({}, story_of(moments), {.max_moments = 2}).moments(), 3u) << "one more than that";
    std::uint64_t told = 0;
    measure({}, endless(&told), {.whole = true, .max_moments = 100});
    EXPECT_LT(told, 110u);
}

}  // namespace
}  // namespace queenreel
