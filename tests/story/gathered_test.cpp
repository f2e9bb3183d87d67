// Solutions gather on small boards beside the large one.

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "board_text.h"
#include "queenreel/puzzle/known_counts.h"
#include "queenreel/story/story.h"
#include "tales.h"

namespace queenreel {
namespace {

// Law: a solution that was shown stays on a small board of its own, in order; the one on the large board is
// framed, and each has a place.
TEST(SolutionsStory, GathersThoseShownInAGrid) {
    const std::vector<StoryOptions> all{
        {.n = 1},
        {.n = 6},
        {.n = 8},
        {.n = 8, .unique = true},
        {.n = 20, .last = 100},
        {.n = 8, .first = 2, .last = 9, .chosen = Numbers({{2, 2}, {5, 6}, {9, 9}})},
        {.n = 5, .rule = AttackRule::torus},
        {.n = 6, .givens = {.queens = {{0, 1}}, .blocked = {{5, 5}}}},
        {.n = 8, .captions = false, .cards = {.end = true}}};
    for (StoryOptions options : all) {
        options.panels = {{PanelKind::boards}};
        std::vector<BoardPanel> shown;
        for (const Frame& frame : tale("solutions", options)) {
            if (frame.card())
                continue;
            shown.push_back(frame.board);
            ASSERT_EQ(frame.panels.size(), 1U);
            const auto& boards = std::get<BoardsPanel>(frame.panels.front()).boards;
            ASSERT_EQ(boards.size(), shown.size());
            for (std::size_t i = 0; i < boards.size(); ++i) {
                EXPECT_EQ(boards[i].board, shown[i]);
                EXPECT_EQ(boards[i].lit, i + 1 == boards.size());
            }
        }
        ASSERT_FALSE(shown.empty());
        const Scene scene = scene_of("solutions", options);
        ASSERT_EQ(scene.panels.size(), 1U);
        EXPECT_EQ(scene.panels.front().rows, static_cast<int>(shown.size()));
    }
    const Scene both = scene_of("solutions", {.panels = {{PanelKind::boards, PanelKind::state}}});
    ASSERT_EQ(both.panels.size(), 2U);
    EXPECT_EQ(both.panels.front().kind, PanelKind::boards);
}

// It must not search all of n = 20 to know that there are too many.
TEST(SolutionsStory, RefusesAGridOfTooMany) {
    const auto error = error_of("solutions", {.n = 20, .panels = {{PanelKind::boards}}});
    ASSERT_TRUE(error);
    EXPECT_EQ(error->option, StoryOption::panels);
    EXPECT_TRUE(error->takes_limit);
}

// Law: where allowed, 2 to 12 solutions gather beside their cells by default, under a common heading.
TEST(SolutionsStory, GathersAFewWhereItMay) {
    for (const bool gathers : {false, true}) {
        for (int n = 1; n <= 9; ++n) {
            for (const bool unique : {false, true}) {
                SCOPED_TRACE(std::to_string(n) + (gathers ? " gather" : "") + (unique ? " unique" : ""));
                const StoryOptions options{.n = n, .unique = unique, .gathers = gathers};
                const std::uint64_t count = *options.known_count();
                const bool has_cells = count >= 2 && known_solutions(n) <= 100;
                std::vector<PanelKind> expected;
                if (gathers && has_cells && count <= 12)
                    expected.push_back(PanelKind::boards);
                if (has_cells)
                    expected.push_back(PanelKind::state);
                std::vector<PanelKind> kinds;
                for (const PanelSlot& slot : scene_of("solutions", options).panels) {
                    kinds.push_back(slot.kind);
                    EXPECT_EQ(slot.spare, slot.kind == PanelKind::boards);
                    EXPECT_EQ(slot.title.empty(), slot.kind == PanelKind::boards);
                }
                EXPECT_EQ(kinds, expected);
            }
        }
    }
    EXPECT_TRUE(tale("solutions", {.n = 6, .captions = false, .gathers = true}).at(0).panels.empty());
}

}  // namespace
}  // namespace queenreel
