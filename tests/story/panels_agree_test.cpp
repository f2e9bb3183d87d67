// What the panels of one picture say fits together.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <optional>
#include <string>
#include <utility>

#include "tales.h"

namespace queenreel {
namespace {

template <typename Kind>
const Kind* panel_in(const Frame& frame) {
    for (const Panel& panel : frame.panels)
        if (const auto* found = std::get_if<Kind>(&panel))
            return found;
    return nullptr;
}

std::string counter_of(const Frame& frame, std::string_view name) {
    const auto& counters = panel_in<CountersPanel>(frame)->counters;
    const auto row = std::ranges::find(counters, name, &CountersPanel::Counter::name);
    return row == counters.end() ? "" : row->value;
}

// Law: the curve's last value is the counter's, also while a queen moves.
TEST(PanelsAgree, CurveAndCounterSayTheSame) {
    for (const std::string_view name : {"min-conflicts", "min-conflicts-random", "linear", "genetic"}) {
        for (const int n : {4, 5, 8}) {
            StoryOptions options{.solver = find_solver(name), .n = n};
            options.last = 1;
            options.panels = {PanelKind::counters, PanelKind::chart};
            const bool is_fitness = name == "genetic";
            int compared = 0;
            for (const Frame& frame : tale("search", options)) {
                const ChartPanel* chart = panel_in<ChartPanel>(frame);
                ASSERT_NE(chart, nullptr);
                if (chart->now.empty())
                    continue;
                EXPECT_EQ(chart->now, counter_of(frame, is_fitness ? "best fitness" : "attacking pairs"))
                    << name << " n " << n << ": " << frame.caption;
                ++compared;
            }
            EXPECT_GT(compared, 0) << name << " n " << n;
        }
    }
}

// Law: where a search tries in vain, one of the two counters in sight keeps counting, so that no hurried part
// seems frozen.
TEST(PanelsAgree, TriesAreCountedInSight) {
    for (const std::string_view name : {"linear", "min-conflicts", "min-conflicts-random"}) {
        StoryOptions options{.solver = find_solver(name), .n = 8};
        options.last = 1;
        options.panels = {PanelKind::counters};
        Pace pace;
        pace.duration = std::chrono::seconds(60);
        std::optional<Frame> before;
        for (const Frame& frame : tale("search", options, pace)) {
            const auto shown = [](const Frame& of) {
                const auto& counters = panel_in<CountersPanel>(of)->counters;
                return std::pair(counters.at(0).value, counters.at(1).value);
            };
            if (before && before->caption == frame.caption && before->board == frame.board)
                EXPECT_NE(shown(*before), shown(frame)) << name << ": " << frame.caption;
            before = frame;
        }
    }
}

TEST(PanelsAgree, TreesNameTheirLevelsAsCaptionsNameRows) {
    const auto levels = [](std::string_view solver, int n, std::optional<Numbering> numbering) {
        StoryOptions options{.solver = find_solver(solver), .n = n};
        options.numbering = numbering;
        options.panels = {PanelKind::tree};
        return panel_in<TreePanel>(tale("search", options).front())->levels.items();
    };
    using testing::ElementsAre;
    EXPECT_THAT(levels("backtracking", 4, {}), ElementsAre("", "row 1", "row 2", "row 3", "row 4"));
    EXPECT_THAT(levels("backtracking", 4, Numbering::from_zero),
                ElementsAre("", "row 0", "row 1", "row 2", "row 3"));
    EXPECT_THAT(levels("forward-checking-mrv", 4, {}),
                ElementsAre("", "queen 1", "queen 2", "queen 3", "queen 4"));
    EXPECT_EQ(levels("backtracking", 7, {}).size(), 8U);
}

// Law: no tree has more levels than names, and no whole tree fewer.
TEST(PanelsAgree, EveryLevelOfATreeHasAName) {
    for (const int n : {1, 4, 5, 6, 7}) {
        const StoryOptions options{
            .solver = find_solver("dancing-links"), .n = n, .panels = {{PanelKind::tree}}};
        for (const Frame& frame : tale("search", options))
            for (const TreePanel::Node& node : panel_in<TreePanel>(frame)->nodes)
                ASSERT_LT(static_cast<std::size_t>(node.depth), panel_in<TreePanel>(frame)->levels.size());
    }
}

}  // namespace
}  // namespace queenreel
