#include "queenreel/frame/layout/boards_grid.h"
#include "queenreel/frame/panel.h"

#include <gtest/gtest.h>

#include <string>

namespace queenreel {
namespace {

bool contains(const Rect& outer, const Rect& inner) {
    return inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.width <= outer.x + outer.width &&
           inner.y + inner.height <= outer.y + outer.height;
}

bool boards_overlap(const Rect& a, const Rect& b) {
    return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

TEST(BoardsGrid, BoardsLieApartInsideTheBodyWithTheirTexts) {
    constexpr Rect bodies[] = {{0, 0, 460, 400}, {10, 20, 1000, 980}, {5, 5, 1800, 900}, {0, 0, 1000, 1800}};
    for (const Rect& body : bodies) {
        for (const int boards : {1, 2, 3, 4, 12}) {
            for (const int n : {1, 4, 8, 12}) {
                for (const int notes : {0, 3}) {
                    for (const char* title : {"", "The fittest"}) {
                        SCOPED_TRACE(std::to_string(body.width) + " boards " + std::to_string(boards) +
                                     " n " + std::to_string(n) + " notes " + std::to_string(notes));
                        const PanelSlot slot{PanelKind::boards, title, boards, n, notes};
                        const BoardsGrid grid = boards_grid(slot, body, 10);
                        ASSERT_EQ(grid.boards.size(), static_cast<std::size_t>(boards));
                        for (std::size_t i = 0; i < grid.boards.size(); ++i) {
                            const SmallBoardPlace& place = grid.boards[i];
                            EXPECT_TRUE(contains(body, place.whole));
                            EXPECT_TRUE(contains(place.whole, place.board));
                            EXPECT_TRUE(contains(place.whole, place.label));
                            EXPECT_FALSE(boards_overlap(place.board, place.label));
                            EXPECT_EQ(place.board.width, n * grid.square);
                            EXPECT_EQ(place.notes.size(), static_cast<std::size_t>(notes));
                            for (const Rect& note : place.notes) {
                                EXPECT_TRUE(contains(place.whole, note));
                                EXPECT_FALSE(boards_overlap(place.board, note));
                            }
                            for (std::size_t k = i + 1; k < grid.boards.size(); ++k)
                                EXPECT_FALSE(boards_overlap(place.whole, grid.boards[k].whole));
                        }
                    }
                }
            }
        }
    }
}

// Boards of tracks are stacked at the left, each as large as its share of the height.
TEST(BoardsGrid, BoardsOfTracksStandInAColumn) {
    for (const Rect& body : {Rect{0, 0, 460, 400}, Rect{10, 20, 300, 980}})
        for (const int boards : {2, 3, 6})
            for (const int n : {1, 4, 8, 12}) {
                const PanelSlot slot{
                    .kind = PanelKind::boards, .title = "", .rows = boards, .columns = n, .tracks = true};
                const BoardsGrid grid = boards_grid(slot, body, 10);
                ASSERT_EQ(grid.boards.size(), static_cast<std::size_t>(boards));
                for (std::size_t i = 0; i < grid.boards.size(); ++i) {
                    EXPECT_TRUE(contains(body, grid.boards[i].whole));
                    EXPECT_TRUE(contains(grid.boards[i].whole, grid.boards[i].board));
                    EXPECT_EQ(grid.boards[i].whole.x, body.x);
                    EXPECT_TRUE(grid.boards[i].notes.empty());
                    EXPECT_FALSE(i > 0 && boards_overlap(grid.boards[i].whole, grid.boards[i - 1].whole));
                }
                EXPECT_GE(2 * grid.boards.front().whole.height, std::min(body.width, body.height / boards));
            }
}

// Law: bare boards have larger squares than labeled ones, and cover most of a grid's body.
TEST(BoardsGrid, BareBoardsStandClose) {
    for (const Rect& body : {Rect{0, 0, 560, 640}, Rect{10, 20, 1000, 980}, Rect{0, 0, 1000, 300}})
        for (const int boards : {1, 4, 12, 92, 100})
            for (const int n : {4, 6, 8}) {
                PanelSlot slot{PanelKind::boards, "92 solutions", boards, n};
                const int labeled = boards_grid(slot, body, 18).square;
                slot.bare = true;
                const BoardsGrid grid = boards_grid(slot, body, 18);
                EXPECT_GE(grid.square, labeled);
                ASSERT_EQ(grid.boards.size(), static_cast<std::size_t>(boards));
                for (std::size_t i = 0; i < grid.boards.size(); ++i) {
                    const SmallBoardPlace& place = grid.boards[i];
                    EXPECT_TRUE(contains(body, place.whole));
                    EXPECT_TRUE(contains(place.whole, place.board));
                    EXPECT_TRUE(place.label.is_empty());
                    EXPECT_EQ(place.board.width, n * grid.square);
                    for (std::size_t k = i + 1; k < grid.boards.size(); ++k)
                        EXPECT_FALSE(boards_overlap(place.whole, grid.boards[k].whole));
                }
            }
}

TEST(BoardsGrid, HasAsManyColumnsAsLeaveTheLargestSquares) {
    const PanelSlot slot{PanelKind::boards, "", 4, 8, 0};
    EXPECT_EQ(boards_grid(slot, {0, 0, 1000, 1000}, 10).boards[1].whole.y,
              boards_grid(slot, {0, 0, 1000, 1000}, 10).boards[0].whole.y)
        << "two by two";
    EXPECT_GT(boards_grid(slot, {0, 0, 1000, 1000}, 10).boards[2].whole.y, 0);
    EXPECT_EQ(boards_grid(slot, {0, 0, 2000, 400}, 10).boards[3].whole.y,
              boards_grid(slot, {0, 0, 2000, 400}, 10).boards[0].whole.y)
        << "side by side";
}

TEST(BoardsGrid, NotesAreSideBySideWhereThatLeavesLargerSquares) {
    const PanelSlot slot{PanelKind::boards, "", 4, 8, 4};
    const SmallBoardPlace square = boards_grid(slot, {0, 0, 1000, 900}, 20).boards.front();
    EXPECT_GT(square.board.width, 300);
    ASSERT_EQ(square.notes.size(), 4u);
    EXPECT_GT(square.notes[1].y, square.notes[0].y);
    EXPECT_EQ(square.notes[2].y, square.notes[0].y);
    EXPECT_GE(square.notes[2].x, square.notes[0].x + square.notes[0].width);

    const SmallBoardPlace narrow = boards_grid(slot, {0, 0, 1200, 900}, 36).boards.front();
    EXPECT_GT(narrow.notes[2].y, narrow.notes[1].y) << "there is no room for two";
}

}  // namespace
}  // namespace queenreel
