#include "queenreel/timing/limit_flashes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "queenreel/timing/panel_motion.h"
#include "queenreel/timing/totals.h"
#include "queenreel/timing/transition.h"
#include "random_seed.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;
using std::chrono::microseconds;

Frame frame_of(std::vector<bool> queens, microseconds duration) {
    Frame frame;
    frame.board.size = 2;
    frame.board.cells.assign(4, {});
    for (std::size_t i = 0; i < 4; ++i)
        frame.board.cells[i].queen = queens[i];
    frame.duration = duration;
    return frame;
}

Generator<Frame> shown(std::vector<Frame> frames) {
    for (const Frame& frame : frames)
        co_yield frame;
}

std::vector<Frame> calmed(std::vector<Frame> frames) {
    std::vector<Frame> all;
    for (const Frame& frame : limit_flashes(shown(std::move(frames))))
        all.push_back(frame);
    return all;
}

std::vector<Frame> random_film(std::mt19937_64& random, microseconds min, microseconds max) {
    std::vector<Frame> film;
    for (int i = 0; i < 120; ++i) {
        const auto bits = random();
        film.push_back(
            frame_of({(bits & 1) != 0, (bits & 2) != 0, (bits & 60) == 0, i % 2 == 0},
                     min + microseconds{random() % static_cast<std::uint64_t>((max - min).count() + 1)}));
    }
    return film;
}

/// The most changes of a cell within any second.
std::size_t max_changes(const std::vector<Frame>& film) {
    std::size_t max = 0;
    for (std::size_t cell = 0; cell < 4; ++cell) {
        std::vector<microseconds> times;
        microseconds now{0};
        for (std::size_t i = 0; i + 1 < film.size(); ++i) {
            now += film[i].duration;
            if (film[i].board.cells[cell] != film[i + 1].board.cells[cell])
                times.push_back(now);
        }
        for (const microseconds from : times) {
            const auto within = std::ranges::count_if(
                times, [&](microseconds time) { return time >= from && time < from + 1s; });
            max = std::max(max, static_cast<std::size_t>(within));
        }
    }
    return max;
}

TEST(Calm, LetsNoPanelChangeMoreThanSixTimesASecond) {
    std::vector<Frame> film;
    for (int i = 0; i < 60; ++i) {
        Frame frame = frame_of({false, false, false, false}, 50ms);
        frame.panels = {CodePanel{{"one", "two"}, i % 2}, StackPanel{{"search(0)"}}};
        film.push_back(frame);
    }
    const auto all = calmed(film);
    ASSERT_EQ(all.size(), film.size());
    microseconds total{0};
    for (const Frame& frame : all)
        total += frame.duration;
    EXPECT_GE(total, 9s);
    EXPECT_LE(total, 10s);
}

TEST(Calm, LetsNoCellChangeMoreThanSixTimesASecond) {
    std::mt19937_64 random(random_seed());
    for (int round = 0; round < 60; ++round) {
        const auto film = random_film(random, 1ms, round % 2 == 0 ? 60ms : 400ms);
        auto all = calmed(film);
        EXPECT_LE(max_changes(all), 6u);
        if (round % 2 == 0)
            EXPECT_GT(max_changes(film), 6u);
        ASSERT_EQ(all.size(), film.size());
        for (std::size_t i = 0; i < all.size(); ++i) {
            EXPECT_GE(all[i].duration, film[i].duration);
            all[i].duration = film[i].duration;
        }
        EXPECT_EQ(all, film) << "only holds differ";
    }
}

// Law: while queens move, the same holds for panels, which change when queens are at rest.
TEST(Calm, LetsNoPanelChangeMoreThanSixTimesASecondWhereQueensMove) {
    std::mt19937_64 random(random_seed());
    for (int round = 0; round < 40; ++round) {
        std::vector<Frame> film = random_film(random, 1ms, 100ms);
        for (std::size_t i = 0; i < film.size(); ++i) {
            film[i].panels = {CodePanel{{"one", "two"}, static_cast<int>(i % 2)}};
            if (random() % 8 == 0)
                film[i].duration = microseconds{400'000 + random() % 3'000'000};
        }
        std::vector<microseconds> times;
        microseconds now{0};
        std::optional<Frame> before;
        for (const Frame& frame : with_transitions(limit_flashes(shown(film)), Transition::glide)) {
            if (before && at_rest(before->panels) != at_rest(frame.panels))
                times.push_back(now);
            now += frame.duration;
            before = frame;
        }
        for (std::size_t i = 6; i < times.size(); ++i)
            EXPECT_GE(times[i] - times[i - 6], 1s);
    }
}

TEST(Calm, PassesAFittedFilmAsItIs) {
    std::mt19937_64 random(random_seed());
    for (int round = 0; round < 20; ++round) {
        const auto film = random_film(random, min_showing, 300ms);
        EXPECT_EQ(calmed(film), film);
    }
}

TEST(Calm, LeavesQuickChangesOfDifferentCellsAlone) {
    std::vector<Frame> film;
    for (std::size_t i = 0; i < 4; ++i) {
        std::vector<bool> queens(4, false);
        queens[i] = true;
        film.push_back(frame_of(queens, 20ms));
    }
    EXPECT_EQ(calmed(film), film);
    EXPECT_TRUE(calmed({}).empty());
}

TEST(Calm, CountsTheLightOfAttackingQueens) {
    std::vector<Frame> film(30, frame_of({true, false, false, true}, 40ms));
    for (std::size_t i = 1; i < film.size(); i += 2)
        film[i].board.lines = {{{0, 0, 0, 1}}, {{0, 0, 1, static_cast<int>(i % 4 == 1)}}};
    microseconds total{0};
    for (const Frame& frame : calmed(film))
        total += frame.duration;
    EXPECT_GE(total, 4s) << "29 changes, six a second";
    for (Frame& frame : film)
        frame.board.lines = {{{0, 0, 1, static_cast<int>(&frame - film.data()) % 2}}};
    EXPECT_EQ(calmed(film), film) << "she is lit all the time";
}

TEST(Calm, CountsLinesAndArcsBelowTheQueens) {
    std::vector<Frame> film(30, frame_of({true, false, false, true}, 40ms));
    for (std::size_t i = 1; i < film.size(); i += 2) {
        film[i].board.axis = Axis{0, 0, 2, 2};
        film[i].board.turned = i % 4 == 1 ? 90 : 0;
    }
    const std::vector<Frame> calm = calmed(film);
    ASSERT_EQ(calm.size(), film.size());
    microseconds total{0};
    for (const Frame& frame : calm)
        total += frame.duration;
    EXPECT_GE(total, 4s) << "29 changes, six a second";
}

}  // namespace
}  // namespace queenreel
