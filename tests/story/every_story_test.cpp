// What holds for every story, whatever it tells.

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <numeric>
#include <string>

#include "extent.h"
#include "queenreel/timing/pacer.h"
#include "tales.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;

int characters(const std::string& text) {
    return static_cast<int>(std::ranges::count_if(text, [](char byte) { return (byte & 0xC0) != 0x80; }));
}

/// Whether what a panel shows fits its slot.
struct Fits {
    const PanelSlot& slot;

    void operator()(const CodePanel& panel) const {
        EXPECT_EQ(std::ssize(panel.lines), slot.rows);
        EXPECT_LT(panel.active, slot.rows);
        for (const std::string& line : panel.lines)
            EXPECT_LE(characters(line), slot.columns);
    }
    void operator()(const StackPanel& panel) const {
        EXPECT_LE(std::ssize(panel.calls), slot.rows);
        for (const std::string& call : panel.calls)
            EXPECT_LE(characters(call), slot.columns);
    }
    void operator()(const CountersPanel& panel) const {
        EXPECT_EQ(std::ssize(panel.counters), slot.rows);
        for (const CountersPanel::Counter& counter : panel.counters)
            EXPECT_LE(characters(counter.name + ' ' + counter.value), slot.columns);
    }
    void operator()(const TreePanel& panel) const {
        for (const TreePanel::Node& node : panel.nodes)
            EXPECT_LT(node.depth, slot.rows);
    }
    void operator()(const ChartPanel& panel) const {
        for (const double value : panel.values)
            EXPECT_LE(value, panel.max);
    }
    void operator()(const BoardsPanel& panel) const {
        EXPECT_LE(std::ssize(panel.boards), slot.rows);
        for (const auto& small : panel.boards) {
            EXPECT_EQ(small.board.size, slot.columns);
            EXPECT_EQ(std::ssize(small.board.cells), slot.columns * slot.columns);
            EXPECT_EQ(std::ssize(small.notes), slot.notes);
            EXPECT_FALSE(small.label.empty());
        }
    }
    void operator()(const LegendPanel& panel) const {
        EXPECT_EQ(std::ssize(panel.entries), slot.rows);
        for (const auto& entry : panel.entries) {
            EXPECT_FALSE(entry.words.empty());
            EXPECT_LE(characters(entry.words), slot.columns);
        }
    }
    void operator()(const MapPanel& panel) const {
        if (slot.overview && !panel.map)
            return;  // the picture is no overview
        ASSERT_TRUE(panel.map);
        EXPECT_EQ(slot.rows, std::max<std::size_t>(1, panel.map->levels));
        EXPECT_EQ(panel.levels.size(), panel.map->levels);
        EXPECT_TRUE(panel.now >= 0 && panel.now <= 1) << panel.now;
    }
    void operator()(const BarsPanel& panel) const {
        EXPECT_LE(std::ssize(panel.bars), slot.rows);
        for (const auto& bar : panel.bars) {
            EXPECT_LE(characters(bar.name + ' ' + bar.value), slot.columns);
            EXPECT_TRUE(bar.share >= 0 && bar.share <= 1) << bar.share;
        }
    }
    void operator()(const StatePanel& panel) const {
        EXPECT_LE(std::ssize(panel.rows), slot.rows);
        for (const auto& row : panel.rows) {
            EXPECT_LE(characters(row.name), slot.names);
            EXPECT_LE(characters(row.value),
                      slot.values + (row.cells.empty() ? std::max(2 * slot.columns, slot.notes) : 0));
            EXPECT_LE(std::ssize(row.cells), slot.columns);
            const auto* const next = &row == &panel.rows.back() ? nullptr : &row + 1;
            EXPECT_LT(row.result_cell, next ? std::ssize(next->cells) : 0);
        }
    }
};

void expect_in_scene(const Frame& frame, const Scene& scene, int n) {
    EXPECT_EQ(frame.board.size, scene.board ? n : 0);
    EXPECT_EQ(std::ssize(frame.board.cells), frame.board.size * frame.board.size);
    ASSERT_EQ(frame.panels.size(), scene.panels.size());
    for (std::size_t i = 0; i < scene.panels.size(); ++i) {
        ASSERT_EQ(kind_of(frame.panels[i]), scene.panels[i].kind);
        std::visit(Fits{scene.panels[i]}, frame.panels[i]);
    }
}

class EveryStory : public testing::TestWithParam<int> {
  protected:
    /// Calls `check` with every story of this n, whole.
    template <typename Check>
    void with_each(Check check) const {
        for (const Story& story : stories()) {
            SCOPED_TRACE(std::string(story.name) + " of " + std::to_string(GetParam()));
            const StoryOptions options = default_options(story.name, GetParam());
            ASSERT_EQ(refusal(story.name, options), "");
            check(story, options);
        }
    }

    /// The same with searches of 8 queens only to their first solution, as they have tens of thousands of
    /// pictures.
    template <typename Check>
    void with_each_picture(Check check) const {
        with_each([&](const Story& story, StoryOptions options) {
            options.to_first_solution = GetParam() == 8;
            if (!refusal(story.name, options).empty())
                options.to_first_solution = false;
            check(story, options);
        });
    }
};

IN_BOTH_EXTENTS(EveryStory, testing::Values(1, 2, 3, 4, 5), testing::Values(6, 8));

TEST_P(EveryStory, KeepsToItsScene) {
    with_each_picture([](const Story& story, const StoryOptions& options) {
        const auto opened = story.open(options);
        const Pacer pacer = pacer_of(*opened, {});
        const Scene scene = opened->scene();
        for (const Frame& frame : opened->frames(pacer)) {
            expect_in_scene(frame, scene, GetParam());
            if (testing::Test::HasFailure())
                return;
        }
    });
}

TEST_P(EveryStory, NumbersItsPicturesAndSaysWhatTheyShow) {
    with_each_picture([](const Story& story, const StoryOptions& options) {
        std::uint64_t number = 0;
        std::uint64_t event = 0;
        for (const Frame& frame : tale(story.name, options)) {
            ASSERT_EQ(frame.number, ++number);
            ASSERT_GE(frame.event, event);
            event = frame.event;
            ASSERT_FALSE(frame.title().empty());
            ASSERT_FALSE(frame.description().empty());
            ASSERT_EQ(frame.description().find("?."), std::string::npos) << frame.description();
            ASSERT_FALSE(frame.caption.empty()) << frame.number;
        }
    });
}

TEST_P(EveryStory, YieldsTheSameFramesEachTime) {
    with_each_picture([](const Story& story, const StoryOptions& options) {
        const auto opened = story.open(options);
        const Pacer pacer = pacer_of(*opened, {});
        auto again = opened->frames(pacer);
        auto other = again.begin();
        for (const Frame& frame : opened->frames(pacer)) {
            ASSERT_NE(other, std::default_sentinel);
            ASSERT_EQ(frame, *other);
            ++other;
        }
        EXPECT_EQ(other, std::default_sentinel);
    });
}

TEST_P(EveryStory, LeavesCaptionsOut) {
    with_each_picture([](const Story& story, StoryOptions options) {
        options.captions = false;
        for (const Frame& frame : tale(story.name, options))
            ASSERT_EQ(frame.caption, "");
    });
}

// Its pictures then fill the time to the microsecond, and keep to the scene.
TEST_P(EveryStory, LastsAsLongAsAskedFor) {
    with_each([](const Story& story, const StoryOptions& options) {
        for (const auto duration : {std::chrono::microseconds(60s), std::chrono::microseconds(600'000'001)}) {
            const auto opened = story.open(options);
            const Pacer pacer = pacer_of(*opened, lasting(duration, 1s));
            Scene scene = opened->scene();
            std::chrono::microseconds total{0};
            int pictures = 0;
            for (const Frame& frame : opened->frames(pacer)) {
                expect_in_scene(frame, scene, GetParam());
                total += frame.duration;
                ++pictures;
            }
            if (pictures > 0)
                EXPECT_EQ(total, duration);
        }
    });
}

TEST_P(EveryStory, NamesTheLeastThatWouldDoWhereTimeIsTooShort) {
    with_each([](const Story& story, const StoryOptions& options) {
        try {
            for (const Frame& frame : tale(story.name, options, lasting(1us)))
                FAIL() << "shows " << frame.title();
        } catch (const PaceError& error) {
            EXPECT_EQ(error.duration, 1us);
            const auto frames = tale(story.name, options, lasting(error.min_duration));
            EXPECT_EQ(error.solutions + error.others, frames.size());
        }
    });
}

TEST_P(EveryStory, ShowsThePartsSelected) {
    with_each_picture([](const Story& story, const StoryOptions& options) {
        const auto all = tale(story.name, options);
        if (all.size() < 3)
            return;
        Pace pace;
        pace.parts = {{.kind = {}, .first = 2, .last = 3}};
        const auto some = tale(story.name, options, pace);
        ASSERT_EQ(some.size(), 2u);
        EXPECT_EQ(some[0].board, all[1].board);
        EXPECT_EQ(some[0].panels, all[1].panels);
        EXPECT_LT(some[0].number, some[1].number);
        EXPECT_TRUE(some[0].moves.empty()) << "from a board that is not shown";
        EXPECT_EQ(some[1].moves, all[2].moves);
    });
}

// Without words of the command line.
TEST(Stories, RefuseInOneLineWithoutOptions) {
    const std::vector<StoryOptions> odd{
        {.n = 8, .unique = true},
        {.n = 8, .first = 2},
        {.n = 8, .last = 2},
        {.n = 1000},
        {.solver = find_solver("genetic"), .n = 8},
        {.n = 8, .attacks = true},
        {.n = 8, .events = [] { return find_solver("tables")->search(8, {}); }},
        {.n = 8, .racers = {{.solver = find_solver("tables")}}},
        {.n = 8, .to_first_solution = true},
        {.n = 8, .panels = {{PanelKind::chart, PanelKind::chart}}},
        {.n = 8, .panels = {{PanelKind::stack}}},
    };
    int refused = 0;
    for (const Story& story : stories()) {
        for (const StoryOptions& options : odd) {
            const std::string why = refusal(story.name, options);
            refused += !why.empty();
            EXPECT_EQ(why.find('\n'), std::string::npos) << why;
            EXPECT_EQ(why.find("--"), std::string::npos) << why;
            EXPECT_EQ(why.find(';'), std::string::npos) << why;
        }
    }
    EXPECT_GT(refused, 20);
}

}  // namespace
}  // namespace queenreel
