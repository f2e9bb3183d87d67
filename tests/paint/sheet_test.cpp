#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>
#include <string>
#include <vector>

#include "queenreel/frame/layout/sheet_layout.h"
#include "queenreel/paint/paint_error.h"
#include "queenreel/paint/raster_painter.h"

namespace queenreel {
namespace {

constexpr int board_size = 4;

Look page_look() {
    Look look;
    look.width = 400;
    look.height = 600;
    look.caption = true;
    look.scene.size = board_size;
    return look;
}

/// A page of that many boards, each with one queen, on different squares.
Sheet sheet_of(int boards) {
    Sheet sheet{
        .shape = {.board_size = board_size, .columns = 2, .rows = 3}, .title = "Boards", .page = "1 of 2"};
    for (int i = 0; i < boards; ++i) {
        BoardPanel board{.size = board_size, .cells = std::vector<Cell>(board_size * board_size)};
        board.cells[static_cast<std::size_t>(i)].queen = true;
        sheet.boards.push_back({.board = board, .label = std::to_string(i + 1)});
    }
    return sheet;
}

Frame page_of(Sheet sheet) {
    Frame frame;
    frame.content = std::move(sheet);
    return frame;
}

Frame page_of(int boards) {
    return page_of(sheet_of(boards));
}

Color color_at(const Picture& picture, int x, int y) {
    const std::size_t at = static_cast<std::size_t>(y) * picture.width + x;
    return picture.palette[picture.indices[at]];
}

/// Returns true if any pixel of a square has the queens' color.
bool has_queen(const Picture& picture, const Rect& square, Color queen) {
    for (int y = square.y; y < square.bottom(); ++y)
        for (int x = square.x; x < square.right(); ++x)
            if (color_at(picture, x, y) == queen)
                return true;
    return false;
}

TEST(SheetPainter, DrawsEachQueenOnItsSquare) {
    const Look look = page_look();
    const Sheet sheet = sheet_of(5);
    const Frame frame = page_of(sheet);
    RasterPainter painter(look, board_size, 16);
    const Picture& picture = painter.paint(frame);
    SheetLayout layout = lay_out_sheet(sheet.shape, look.width, look.height);
    const Rect missing = layout.boards.back().board;
    EXPECT_EQ(color_at(picture, missing.right() - 1, missing.y), look.theme.background);
    center_last_row(layout, sheet.shape, sheet.boards.size());
    for (std::size_t i = 0; i < sheet.boards.size(); ++i) {
        const Rect& board = layout.boards[i].board;
        for (int square = 0; square < board_size * board_size; ++square) {
            const int row = square / board_size;
            const int column = square % board_size;
            const Rect place{board.x + column * layout.square, board.y + row * layout.square, layout.square,
                             layout.square};
            const Color shade = (row + column) % 2 == 0 ? look.theme.light : look.theme.dark;
            EXPECT_EQ(color_at(picture, place.x, place.y), shade) << "board " << i << ", square " << square;
            EXPECT_EQ(has_queen(picture, place, look.theme.queen), square == static_cast<int>(i))
                << "board " << i << ", square " << square;
        }
    }
}

// Law: each card has lines around it to cut along, and a page without cards has none.
TEST(SheetPainter, DrawsCutsRoundTheCardsThatThereAre) {
    const Look look = page_look();
    for (int cards = 1; cards <= 6; ++cards) {
        Sheet sheet = sheet_of(cards);
        sheet.shape.side = CardSide::front;
        const Frame frame = page_of(sheet);
        RasterPainter painter(look, board_size, 16);
        const Picture& picture = painter.paint(frame);
        const auto& [x, y, width, height] = lay_out_sheet(sheet.shape, look.width, look.height).cards;
        const auto is_drawn = [&](const Rect& place) {
            for (int row = place.y; row < place.bottom(); ++row)
                for (int column = place.x; column < place.right(); ++column)
                    if (color_at(picture, column, row) != look.theme.background)
                        return true;
            return false;
        };
        const int wide = width / 2;
        const int high = height / 3;
        for (int card = 0; card < 6; ++card) {
            const int left = x + card % 2 * wide;
            const int top = y + card / 2 * high;
            // The right and lower edges, away from corners, where lines of neighbors end.
            EXPECT_EQ(is_drawn({left + wide - 2, top + high / 4, 4, high / 2}), card < cards)
                << cards << card;
            EXPECT_EQ(is_drawn({left + wide / 4, top + high - 2, wide / 2, 4}), card < cards)
                << cards << card;
        }
    }
}

// Law: paint(f) equals painting f first, whatever was painted before.
TEST(SheetPainter, LeavesNothingForTheNextPicture) {
    const Look look = page_look();
    Frame board;
    board.board = {.size = board_size, .cells = std::vector<Cell>(board_size * board_size)};
    board.caption = "A board";
    const std::vector<Frame> frames{page_of(5), page_of(2), board, page_of(6), board};
    RasterPainter painter(look, board_size, 16);
    for (const Frame& frame : frames) {
        RasterPainter anew(look, board_size, 16);
        EXPECT_EQ(painter.paint(frame).indices, anew.paint(frame).indices);
    }
}

TEST(SheetPainter, RefusesWhatDoesNotFit) {
    const Look look = page_look();
    RasterPainter painter(look, board_size, 16);
    EXPECT_THROW(painter.paint(page_of(7)), PaintError);
    Sheet other = sheet_of(2);
    other.boards[1].board = {};
    EXPECT_THROW(painter.paint(page_of(other)), PaintError);
    Sheet marked = sheet_of(1);
    marked.boards[0].board.cells[5].mark = Mark::conflict;
    EXPECT_THROW(painter.paint(page_of(marked)), PaintError) << "there are no colors for marks";
    Sheet crowded = sheet_of(1);
    crowded.shape.columns = 200;
    EXPECT_THROW(painter.paint(page_of(crowded)), std::invalid_argument);
}

}  // namespace
}  // namespace queenreel
