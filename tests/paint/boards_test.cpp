#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "queenreel/frame/layout/boards_grid.h"
#include "queenreel/frame/panel.h"
#include "queenreel/paint/panels/panel_painter.h"

namespace queenreel {
namespace {

bool contains(const Rect& outer, const Rect& inner) {
    return inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.width <= outer.x + outer.width &&
           inner.y + inner.height <= outer.y + outer.height;
}

TEST(SmallBoards, RepaintAllNotesInAnyNumberOfColumns) {
    constexpr double em = 20;
    const PanelSlot slot{PanelKind::boards, "", 1, 2, 4};
    for (const int width : {300, 1000}) {
        const PanelPlace place{.slot = slot, .body = {5, 7, width, 500}};
        const auto notes = boards_grid(slot, place.body, em).boards.front().notes;
        BoardsPanel before;
        before.boards.push_back({.board = {}, .label = "", .notes = {"a", "b", "c", "d"}});
        for (std::size_t changed = 0; changed < notes.size(); ++changed) {
            BoardsPanel now = before;
            now.boards[0].notes[changed] = "x";
            const PanelSpace space{.place = place, .em = em, .theme = themes()[0]};
            const auto parts = painter_of(now).changed_parts(before, now, space);
            EXPECT_TRUE(
                std::ranges::any_of(parts, [&](const Rect& part) { return contains(part, notes[changed]); }))
                << "note " << changed << ", width " << width;
        }
    }
    EXPECT_GT(boards_grid(slot, {5, 7, 1000, 500}, em).boards.front().notes[2].x,
              boards_grid(slot, {5, 7, 1000, 500}, em).boards.front().notes[0].x)
        << "two columns";
}

}  // namespace
}  // namespace queenreel
