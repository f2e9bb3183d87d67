#include "queenreel/timing/panel_motion.h"

#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <vector>

#include "queenreel/timing/motion_time.h"
#include "queenreel/timing/transition.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;
using std::chrono::microseconds;

constexpr microseconds picture{20'000};

CodePanel code(int active) {
    return {.lines = {"one", "two", "three", "four"}, .active = active};
}

CountersPanel counters(const std::string& value) {
    return {.counters = {{"tests", value}, {"solutions", "0"}}};
}

/// A root with two children, the first of which has the given number of children.
TreePanel tree(int below) {
    TreePanel panel{.nodes = {{}, {0, 1, 0.2}, {0, 1, 0.8}}};
    for (int i = 0; i < below; ++i)
        panel.nodes.push_back({1, 2, 0.1 * i});
    return panel;
}

/// The pictures of a motion, each checked to come to rest as the panels it leads to.
std::vector<std::vector<Panel>> pictures(const std::vector<Panel>& before, const std::vector<Panel>& after,
                                         microseconds most = 1s) {
    std::vector<std::vector<Panel>> all;
    for (PanelMotion motion(before, after, most); motion.goes_on();) {
        all.push_back(motion.next(picture));
        EXPECT_EQ(at_rest(all.back()), after);
    }
    return all;
}

// Law: the light moves from line to line in 0.2 s, slowly at both ends, and never back.
TEST(PanelMotion, TheLightOfACodeGlides) {
    const auto all = pictures({code(3)}, {code(1)});
    EXPECT_EQ(all.size(), 10U);
    double last = 3;
    for (const std::vector<Panel>& panels : all) {
        const auto& panel = std::get<CodePanel>(panels.front());
        ASSERT_TRUE(panel.light);
        EXPECT_LT(*panel.light, last);
        EXPECT_GT(*panel.light, 1);
        last = *panel.light;
    }
    EXPECT_TRUE(pictures({code(-1)}, {code(1)}).empty()) << "it comes from nowhere";
    EXPECT_TRUE(pictures({code(1)}, {code(-1)}).empty());
    EXPECT_TRUE(pictures({code(1)}, {code(1)}).empty());
}

// Law: numbers that change roll from their old values in 0.3 s; others are still.
TEST(PanelMotion, NumbersRoll) {
    const auto all = pictures({counters("9")}, {counters("10")});
    EXPECT_EQ(all.size(), 15U);
    double last = 0;
    for (const std::vector<Panel>& panels : all) {
        const auto& panel = std::get<CountersPanel>(panels.front());
        EXPECT_EQ(panel.counters[0].rolls_from, "9");
        EXPECT_GT(panel.counters[0].rolled, last);
        EXPECT_LT(panel.counters[0].rolled, 1);
        EXPECT_EQ(panel.counters[1], (CountersPanel::Counter{"solutions", "0"}));
        last = panel.counters[0].rolled;
    }
}

// Law: nodes grow out of their parents; leaving ones shrink into them; all others are still.
TEST(PanelMotion, TreesGrowAndShrink) {
    for (const auto& [from, to] : {std::pair{0, 3}, {3, 0}, {2, 3}, {3, 1}}) {
        const auto all = pictures({tree(from)}, {tree(to)});
        EXPECT_EQ(all.size(), 15U);
        for (const std::vector<Panel>& panels : all) {
            const auto& panel = std::get<TreePanel>(panels.front());
            EXPECT_EQ(panel.leaving, std::max(0, from - to));
            EXPECT_EQ(panel.nodes.size(), 3U + std::max(from, to));
            for (std::size_t i = 0; i < panel.nodes.size(); ++i) {
                const bool stays = i < 3U + std::min(from, to);
                EXPECT_EQ(panel.nodes[i].grown == 1, stays) << i;
                EXPECT_GT(panel.nodes[i].grown, 0);
                EXPECT_LT(panel.nodes[i].parent, static_cast<int>(i));
            }
        }
    }
}

// Law: the block of savings grows from its top, and falls when it leaves.
TEST(PanelMotion, WhatIsSavedGrowsAndFalls) {
    TreePanel saving = tree(2);
    saving.saved = "512 boards";
    double grown = 0;
    for (const std::vector<Panel>& panels : pictures({tree(2)}, {saving})) {
        const auto& panel = std::get<TreePanel>(panels.front());
        EXPECT_GT(panel.saved_grown, grown);
        grown = panel.saved_grown;
    }
    EXPECT_GT(grown, 0.9);
    double fallen = 0;
    for (const std::vector<Panel>& panels : pictures({saving}, {tree(1)})) {
        const auto& panel = std::get<TreePanel>(panels.front());
        EXPECT_EQ(panel.saved, saving.saved);
        EXPECT_GT(panel.saved_fallen, fallen);
        fallen = panel.saved_fallen;
    }
    EXPECT_GT(fallen, 0.9);
}

/// Two tables of cells; the second calculates its cell.
StatePanel tables(int cell, const std::string& sum) {
    const std::vector<StatePanel::Cell> cells(2);
    return {.rows = {{.name = {}, .cells = {}, .value = "columns"},
                     {.name = {}, .cells = cells},
                     {.name = {}, .cells = {}, .value = "diagonals" + sum, .result_cell = cell},
                     {.name = {}, .cells = cells}}};
}

// Law: the result of a new calculation flies to its cell in 0.6 s; other cells are still.
TEST(PanelMotion, ResultsFlyToTheirCells) {
    const auto all = pictures({tables(0, ": 1 − 1 = 0")}, {tables(1, ": 2 − 1 = 1")});
    EXPECT_EQ(all.size(), 30U);
    double last = 0;
    for (const std::vector<Panel>& panels : all) {
        const auto& panel = std::get<StatePanel>(panels.front());
        EXPECT_EQ(panel.rows[0].landed, 1);
        EXPECT_GT(panel.rows[2].landed, last);
        EXPECT_LT(panel.rows[2].landed, 1);
        last = panel.rows[2].landed;
    }
    EXPECT_TRUE(pictures({tables(1, ": 2 − 1 = 1")}, {tables(1, ": 2 − 1 = 1")}).empty());
    EXPECT_TRUE(pictures({tables(1, ": 2 − 1 = 1")}, {tables(-1, "")}).empty()) << "it leaves at once";
}

TEST(PanelMotion, TakesNoLongerThanThereIs) {
    EXPECT_EQ(PanelMotion({counters("1")}, {counters("1")}, 1s).duration(), 0us);
    const std::vector<Panel> before{code(0), counters("1")};
    const std::vector<Panel> after{code(1), counters("2")};
    EXPECT_EQ(PanelMotion(before, after, 1s).duration(), 300ms);
    EXPECT_EQ(PanelMotion(before, after, 100ms).duration(), 100ms);
    EXPECT_EQ(pictures(before, after, 100ms).size(), 5U);
}

Generator<Frame> played(std::vector<Frame> frames) {
    for (const Frame& frame : frames)
        co_yield frame;
}

// Law: in a film that is told, panels move before and beside queens; where it hurries, they do not move at
// all.
TEST(PanelMotion, AppliesToStories) {
    Frame before;
    before.panels = {code(0), counters("1")};
    Frame after;
    after.panels = {code(2), counters("2")};
    after.duration = 2s;
    const auto moves = [](const Frame& one, const Frame& other, Transition transition) {
        int moving = 0;
        microseconds total{0};
        for (const Frame& frame : with_transitions(played({one, other}), transition)) {
            moving += at_rest(frame.panels) != frame.panels ? 1 : 0;
            total += frame.duration;
        }
        EXPECT_EQ(total, one.duration + other.duration);
        return moving;
    };
    EXPECT_GT(moves(before, after, Transition::glide), 5);
    EXPECT_EQ(moves(before, after, Transition::cut), 0);
    EXPECT_EQ(moves(before, after, Transition::fade), 0);
    after.hurried = true;
    EXPECT_EQ(moves(before, after, Transition::glide), 0);
}

}  // namespace
}  // namespace queenreel
