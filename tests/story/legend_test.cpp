#include "queenreel/story/legend.h"

#include <gtest/gtest.h>

#include <array>
#include <set>
#include <string>
#include <vector>

#include "tales.h"

namespace queenreel {
namespace {

const LegendPanel& legend_in(const Frame& frame) {
    return std::get<LegendPanel>(frame.panels.back());
}

/// Marks drawn alike are one.
Mark look_of(Mark mark) {
    return mark == Mark::eliminated ? Mark::attacked : mark;
}

std::set<Mark> marks_shown(const std::vector<Frame>& frames) {
    std::set<Mark> marks;
    for (const Frame& frame : frames)
        for (const Cell& cell : frame.board.cells)
            marks.insert(look_of(cell.mark));
    marks.erase(Mark::none);
    return marks;
}

// Law: the legend names every mark of the film, each once, and no other.
TEST(Legend, NamesTheMarksOfTheFilm) {
    for (const std::string name : {"search", "occupancy", "walkthrough"})
        for (const Solver& solver : solvers()) {
            StoryOptions options = default_options(name, 6);
            options.solver = &solver;
            options.last = solver.complete ? options.last : 1;
            options.legend = true;
            if (solver.profile.approach == Approach::evolutionary)  // it has none by default
                options.panels = {PanelKind::counters, PanelKind::legend};
            if (!refusal(name, options).empty() || solver.name == "brute")
                continue;
            SCOPED_TRACE(name + ' ' + std::string(solver.name));
            const std::vector<Frame> frames = tale(name, options);
            std::set<Mark> named;
            for (const LegendPanel::Entry& entry : legend_in(frames.front()).entries)
                EXPECT_TRUE(named.insert(entry.cell.mark).second) << entry.words;
            EXPECT_EQ(named, marks_shown(frames));
            EXPECT_EQ(legend_in(frames.back()), legend_in(frames.front()));
        }
}

TEST(Legend, IsLastWhereItIsAskedFor) {
    for (const char* name : {"search", "occupancy", "walkthrough"}) {
        SCOPED_TRACE(name);
        StoryOptions options = default_options(name, 5);
        const Scene without = scene_of(name, options);
        options.legend = true;
        const Scene with = scene_of(name, options);
        EXPECT_EQ(with.panels.back().kind, PanelKind::legend);
        options.legend = false;
        EXPECT_EQ(without.panels.size() + 1, with.panels.size());
        EXPECT_EQ(tale(name, options).front().panels.size(), without.panels.size());
        options.legend = true;
        options.panels = std::vector<PanelKind>{};
        EXPECT_TRUE(scene_of(name, options).panels.empty());
    }
}

TEST(Legend, HasTheRoomOfItsLongestWords) {
    const LegendPanel legend = legend_of(std::array{Mark::free, Mark::tested}, Words());
    EXPECT_EQ(legend.entries.at(0).words, "free");
    EXPECT_EQ(legend.entries.at(1).words, "testing");
    EXPECT_EQ(legend_slot(legend).rows, 2);
    EXPECT_EQ(legend_slot(legend).columns, 7);
}

}  // namespace
}  // namespace queenreel
