// A program in place of the pseudocode.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "queenreel/solvers/code_listing.h"
#include "queenreel/story/story.h"
#include "tales.h"

namespace queenreel {
namespace {

/// The code panels of a search of four queens, including those that lead in to pictures.
std::vector<CodePanel> code_of(const StoryOptions& options) {
    std::vector<CodePanel> all;
    const auto add = [&](const std::vector<Panel>& panels) {
        for (const Panel& panel : panels)
            if (const auto* code = std::get_if<CodePanel>(&panel))
                all.push_back(*code);
    };
    for (const Frame& frame : tale("search", options)) {
        for (const LeadIn& lead_in : frame.lead_ins)
            add(lead_in.panels);
        add(frame.panels);
    }
    return all;
}

// Whenever a line of pseudocode is lit, so is the listing's line that does the same.
TEST(Listing, LightsTheLineThatDoesTheSame) {
    const CodeListing listing{.lines = {"a", "b", "c", "", "d"}, .line_of = {-1, 4, 2, 1, 1, 0, 2, 3, 0}};
    StoryOptions options{.solver = find_solver("backtracking"), .n = 4};
    const std::vector<CodePanel> pseudocode = code_of(options);
    options.listing = &listing;
    const std::vector<CodePanel> shown = code_of(options);
    ASSERT_EQ(shown.size(), pseudocode.size());
    ASSERT_GT(shown.size(), 60U);
    std::vector<int> lit(listing.line_of.size() + 1);
    for (std::size_t i = 0; i < shown.size(); ++i) {
        EXPECT_EQ(shown[i].lines, listing.lines);
        EXPECT_EQ(shown[i].active, listing.line(pseudocode[i].active));
        if (pseudocode[i].active >= 0)
            ++lit[static_cast<std::size_t>(pseudocode[i].active)];
    }
    for (std::size_t line = 1; line < lit.size(); ++line)
        EXPECT_GT(lit[line], 0) << line;  // the last, which the listing lacks, is lit, too
    const Scene scene = scene_of("search", options);
    const auto slot = std::ranges::find(scene.panels, PanelKind::code, &PanelSlot::kind);
    ASSERT_NE(slot, scene.panels.end());
    EXPECT_EQ(slot->rows, 5);
    EXPECT_EQ(slot->columns, 1);
}

}  // namespace
}  // namespace queenreel
