#include "queenreel/timing/card_motion.h"

#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <vector>

#include "queenreel/timing/transition.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;
using std::chrono::microseconds;

Frame title(microseconds duration, bool attacks = true) {
    Frame frame;
    frame.chapter = "The task";
    frame.duration = duration;
    Card card{.title = "Four queens", .board = {.size = 4}};
    if (attacks)
        card.rays = {{.row = 1, .column = 1, .down = 1, .squares = 2}};
    card.board.cells.resize(16);
    card.board.cells[5].queen = true;
    card.totals = {{"Boards", "256", {"4", "16", "64"}}, {"Looked at", "17"}};
    frame.content = Shared<Card>(card);
    return frame;
}

std::vector<Frame> played(const Frame& frame, Transition transition) {
    const auto frames = [](Frame one) -> Generator<Frame> { co_yield one; };
    std::vector<Frame> all;
    for (const Frame& shown : with_transitions(frames(frame), transition))
        all.push_back(shown);
    return all;
}

// Law: a card that opens takes its own time, at least a quarter of it at rest; its lines only grow, then its
// totals come in one by one, each counted up; the chapter begins with the first picture.
TEST(CardMotion, LinesGrowAndTotalsCountUp) {
    for (const microseconds duration : {3s, 5s, 9s, 20s}) {
        SCOPED_TRACE(duration.count());
        const Frame given = title(duration);
        const std::vector<Frame> all = played(given, Transition::glide);
        ASSERT_GT(all.size(), 10U);
        microseconds shown{0};
        double reach = -1;
        std::size_t totals = 0;
        std::vector<std::string> values;
        for (const Frame& frame : all) {
            shown += frame.duration;
            EXPECT_EQ(frame.chapter, &frame == &all.front() ? "The task" : "");
            if (&frame == &all.back())
                break;
            ASSERT_TRUE(frame.in_between && frame.card()->opening);
            const CardOpening& seen = *frame.card()->opening;
            EXPECT_GE(seen.reach, reach);
            EXPECT_GE(seen.totals, totals);
            EXPECT_TRUE(seen.reach == 1 || (seen.totals == 0 && seen.value.empty()));
            reach = seen.reach;
            totals = seen.totals;
            if (!seen.value.empty())
                values.push_back(seen.value);
        }
        EXPECT_EQ(shown, duration);
        EXPECT_EQ(*all.back().card(), *given.card());
        EXPECT_GE(all.back().duration, duration / 4);
        if (duration >= 9s)
            EXPECT_EQ(values, given.card()->totals.front().counted);
    }
}

TEST(CardMotion, IsOfFilmsThatGlideAndOfCardsThatAreReadLongEnough) {
    EXPECT_EQ(played(title(9s), Transition::cut).size(), 1U);
    EXPECT_EQ(played(title(9s), Transition::fade).size(), 1U);
    EXPECT_EQ(played(title(2s), Transition::glide).size(), 1U);
    Frame one = title(9s, false);
    Card card = *one.card();
    card.totals.resize(1);
    one.content = Shared<Card>(card);
    EXPECT_EQ(played(one, Transition::glide).size(), 1U);
}

// Law: totals of a card without lines come in one by one, each for the same time, and are together for at
// least a quarter of its time; the rest of the card stays as it is.
TEST(CardMotion, TotalsComeInOneByOne) {
    for (const microseconds duration : {3s, 5s, 9s, 20s}) {
        SCOPED_TRACE(duration.count());
        const Frame given = title(duration, false);
        const std::vector<Frame> all = played(given, Transition::glide);
        const std::size_t totals = given.card()->totals.size();
        ASSERT_EQ(all.size(), totals + 1);
        microseconds shown{0};
        for (std::size_t i = 0; i < all.size(); ++i) {
            shown += all[i].duration;
            EXPECT_EQ(all[i].chapter, i == 0 ? "The task" : "");
            EXPECT_EQ(all[i].in_between, i < totals);
            Card expected = *given.card();
            if (i < totals)
                expected.opening = CardOpening{.totals = i};
            EXPECT_EQ(*all[i].card(), expected);
            if (0 < i && i < totals)
                EXPECT_EQ(all[i].duration, all[1].duration);
        }
        EXPECT_EQ(shown, duration);
        EXPECT_GE(all.back().duration, duration / 4);
    }
}

// Totals that came in faster than a few times a second would flash.
TEST(CardMotion, ManyTotalsOfAShortCardAreThereAtOnce) {
    Frame frame = title(3s, false);
    Card card = *frame.card();
    card.totals.resize(8);
    frame.content = Shared<Card>(card);
    EXPECT_EQ(played(frame, Transition::glide).size(), 1U);
    frame.duration = 9s;
    EXPECT_EQ(played(frame, Transition::glide).size(), 9U);
}

}  // namespace
}  // namespace queenreel
