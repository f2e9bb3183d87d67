// The first two dead ends say what they save: the boards that begin with their queens.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "extent.h"
#include "tales.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::EndsWith;

/// What a picture says that a dead end saves.
struct Saving {
    const Frame& frame;
    bool is_second;

    /// The number before "board" or "boards".
    std::string count() const {
        const std::string& says = frame.caption;
        const std::size_t end = says.find(is_second ? " more board" : " board");
        return says.substr(says.rfind(' ', end - 1) + 1, end - says.rfind(' ', end - 1) - 1);
    }

    /// The row without a square.
    int row() const {
        const auto wiped = std::ranges::find(frame.board.cells, Mark::wiped_out, &Cell::mark);
        return static_cast<int>(wiped - frame.board.cells.begin()) / frame.board.size;
    }
};

std::vector<Saving> savings_in(const std::vector<Frame>& frames) {
    std::vector<Saving> savings;
    for (const Frame& frame : frames)
        if (frame.caption.ends_with(" no look"))
            savings.push_back({frame, frame.caption.find(" fails") != std::string::npos});
    return savings;
}

std::string saved_in_tree(const Frame& frame) {
    for (const Panel& panel : frame.panels)
        if (const auto* tree = std::get_if<TreePanel>(&panel))
            return tree->saved;
    return {};
}

// The first one says why, the second that it happens again, if in the same row.
TEST(DeadEnds, SayWhatTheySave) {
    const auto said = [](int n) {
        const auto frames = tale("search", {.solver = find_solver("backtracking"), .n = n}, Pace());
        std::vector<std::string> captions;
        for (const Saving& saving : savings_in(frames))
            captions.push_back(saving.frame.caption);
        return captions;
    };
    EXPECT_THAT(said(8), ElementsAre("So 8 · 8 · 8 = 512 boards need no look",
                                     "Row 6 fails again: 512 more boards need no look"));
    EXPECT_THAT(said(4), ElementsAre("So 4 · 4 = 16 boards need no look"));
}

class DeadEndLaws : public Law {};
LAW_EXTENTS(DeadEndLaws);

// Law: with any solver, a saving follows the picture of its dead end; its boards begin with its queens, and
// none begins with the queens of both dead ends, which are in one row.
TEST_P(DeadEndLaws, CountBoardsOnce) {
    int pairs = 0;
    for (const std::string_view story : {"search", "occupancy"})
        for (const Solver& solver : solvers())
            for (const int n : by_extent<std::vector<int>>({4, 8}, {4, 5, 6, 7, 8, 9})) {
                const StoryOptions options{.solver = &solver, .n = n};
                if (solver.profile.approach != Approach::backtracking || solver.name == "brute" ||
                    !refusal(story, options).empty())
                    continue;
                SCOPED_TRACE(std::string(story) + " of " + std::string(solver.name) + ", " +
                             std::to_string(n));
                Pace pace;
                pace.parts = {{std::nullopt, 1, 400}};  // the first two dead ends come early
                const auto frames = tale(story, options, pace);
                const std::vector<Saving> savings = savings_in(frames);
                ASSERT_LE(savings.size(), 2U);
                std::vector<std::vector<Square>> queens;
                for (const Saving& saving : savings) {
                    EXPECT_EQ(saving.is_second, &saving != &savings.front());
                    const Frame& dead_end = *(&saving.frame - 1);
                    EXPECT_EQ(dead_end.moment, MomentKind::deadend);
                    EXPECT_EQ(dead_end.board, saving.frame.board);
                    const Board board = queens_of(saving.frame.board);
                    queens.emplace_back(board.queens().begin(), board.queens().end());
                    std::uint64_t boards = 1;
                    for (auto row = static_cast<int>(queens.back().size()); row < n; ++row)
                        boards *= static_cast<std::uint64_t>(n);
                    EXPECT_EQ(saving.count(), Words().number(boards)) << saving.frame.caption;
                    if (const std::string block = saved_in_tree(saving.frame); !block.empty())
                        EXPECT_THAT(block, EndsWith(Words().number(boards) + " boards"));
                }
                if (savings.size() < 2)
                    continue;
                ++pairs;
                EXPECT_EQ(savings[0].row(), savings[1].row());
                EXPECT_THAT(savings[1].frame.caption,
                            testing::StartsWith("Row " + std::to_string(savings[1].row() + 1) + ' '));
                const auto common = std::min(queens[0].size(), queens[1].size());
                EXPECT_FALSE(std::equal(queens[0].begin(),
                                        queens[0].begin() + static_cast<std::ptrdiff_t>(common),
                                        queens[1].begin()));
            }
    EXPECT_GT(pairs, 3);
}

// Law: lectures of any length hold the second saving until it is read; brief styles, being short of time,
// skip it and are not longer for it.
TEST(DeadEnds, AreToldASecondTimeUnlessTimeIsShort) {
    const StoryOptions options{.solver = find_solver("backtracking"), .n = 8};
    for (const PaceStyle& style : pace_styles()) {
        SCOPED_TRACE(style.name);
        const auto film = find_story("search")->open(options);
        Pace pace(style);
        pace.duration = measure(*film, pace).min_duration(pace);
        for (const auto more : {0s, 10s, 45s}) {
            *pace.duration += more;
            const auto frames = tale("search", options, pace);
            std::optional<std::chrono::microseconds> shown;
            for (const Saving& saving : savings_in(frames))
                if (saving.is_second)
                    shown = saving.frame.duration;
            if (!style.brief) {
                ASSERT_TRUE(shown);
                EXPECT_GE(*shown, reading_time("Row 6 fails again: 512 more boards need no look"));
            } else if (more == 0s) {
                EXPECT_FALSE(shown);
            }
        }
    }
}

// A program that reaches a dead end twice saves no more boards by it.
TEST(DeadEnds, OfAProgramThatRepeatsThemAreCountedOnce) {
    StoryOptions options{.solver = find_solver("backtracking"), .n = 4};
    options.events = []() -> Generator<SearchEvent> {
        using Kind = SearchEvent::Kind;
        const std::vector<int> none;
        const std::vector<int> one{0};
        const std::vector<int> two{0, 2};
        for (int time = 0; time < 2; ++time) {
            co_yield SearchEvent{.kind = Kind::placed, .square = {0, 0}, .columns = one};
            co_yield SearchEvent{.kind = Kind::placed, .square = {1, 2}, .columns = two};
            co_yield SearchEvent{.kind = Kind::removed, .square = {1, 2}, .columns = one};
            co_yield SearchEvent{.kind = Kind::removed, .square = {0, 0}, .columns = none};
        }
    };
    const auto frames = tale("search", options, Pace());
    EXPECT_EQ(savings_in(frames).size(), 1U);
    EXPECT_EQ(std::ranges::count(frames, MomentKind::deadend, &Frame::moment), 2);
}

}  // namespace
}  // namespace queenreel
