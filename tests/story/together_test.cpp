// What a picture says, its code, calls and counters belong together, also while queens move.

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "extent.h"
#include "queenreel/timing/panel_motion.h"
#include "queenreel/timing/transition.h"
#include "tales.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;

class TogetherLaws : public Law {};
LAW_EXTENTS(TogetherLaws);

bool has_the_queens_of(const Frame& frame, const Frame& other) {
    return frame.board.moving_queens.empty() &&
           std::ranges::equal(frame.board.cells, other.board.cells, {}, &Cell::queen, &Cell::queen);
}

/// Expects the pictures from one picture at rest to the next: what leads in, and then all texts of the next
/// one, before any queen moves.
void expect_together(const Frame& before, const std::vector<Frame>& between, const Frame& next) {
    bool leads_in = true;
    for (const Frame& frame : between) {
        SCOPED_TRACE(frame.caption + " | on the way to: " + next.caption);
        EXPECT_EQ(frame.chapter, "");
        const bool is_told = frame.caption == next.caption && at_rest(frame.panels) == next.panels;
        leads_in = leads_in && !is_told;
        EXPECT_TRUE(is_told || leads_in);
        if (leads_in) {
            EXPECT_TRUE(has_the_queens_of(frame, before)) << "nothing has happened yet";
            EXPECT_TRUE(frame.caption == next.caption || frame.caption == before.caption);
        }
    }
}

// Law: caption, code, calls and counters change in one picture; before it come only calls and returns, with
// the queens where they were, and after it queens move. Chapters begin with a picture at rest.
TEST_P(TogetherLaws, CaptionCodeCallsAndCountersChangeAtOnce) {
    int moved = 0;
    for (const Solver& solver : solvers())
        for (const int n : by_extent<std::vector<int>>({1, 4}, {1, 4, 5, 6, 8})) {
            StoryOptions options{.solver = &solver, .n = n};
            if (n > (solver.name == "brute" ? 4 : 8) || !refusal("search", options).empty())
                continue;
            options.panels = {PanelKind::code, PanelKind::counters};
            for (const PanelKind kind : {PanelKind::stack, PanelKind::tree}) {
                options.panels->push_back(kind);
                if (!refusal("search", options).empty())
                    options.panels->pop_back();
            }
            SCOPED_TRACE(std::string(solver.name) + ", n = " + std::to_string(n));
            const auto film = find_story("search")->open(options);
            const Pace pace = n > 4 ? lasting(std::max<std::chrono::microseconds>(
                                          60s, measure(*film, Pace()).min_duration(Pace())))
                                    : Pace();
            std::optional<Frame> before;
            std::vector<Frame> between;
            for (const Frame& frame :
                 with_transitions(film->frames(pacer_of(*film, pace)), Transition::glide)) {
                if (frame.in_between) {
                    between.push_back(frame);
                    continue;
                }
                if (before && !frame.hurried)
                    expect_together(*before, between, frame);
                moved += !between.empty() && !between.back().board.moving_queens.empty();
                before = frame;
                between.clear();
                if (testing::Test::HasFailure())
                    return;
            }
        }
    EXPECT_GT(moved, 300);
}

}  // namespace
}  // namespace queenreel
