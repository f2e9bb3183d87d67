#include "queenreel/puzzle/board.h"

#include <gmock/gmock.h>

#include <stdexcept>

#include "random_boards.h"

namespace queenreel {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Board, StartsEmpty) {
    const Board board(5);
    EXPECT_EQ(board.size(), 5);
    EXPECT_THAT(board.queens(), IsEmpty());
}

TEST(Board, RefusesSizesUnderOne) {
    EXPECT_THROW(Board(0), std::invalid_argument);
    EXPECT_THROW(Board(-8), std::invalid_argument);
}

TEST(Board, KeepsQueensRowByRowFromTheLeftInWhateverOrderTheyCome) {
    Board board(4);
    for (const Square square : {Square{3, 0}, {0, 2}, {0, 1}, {2, 3}})
        board.place(square);
    EXPECT_THAT(board.queens(), ElementsAre(Square{0, 1}, Square{0, 2}, Square{2, 3}, Square{3, 0}));
}

TEST(Board, PlacingOrRemovingTwiceChangesNothing) {
    Board board(4);
    board.place({1, 1});
    board.place({1, 1});
    EXPECT_THAT(board.queens(), ElementsAre(Square{1, 1}));
    board.remove({2, 2});
    EXPECT_THAT(board.queens(), ElementsAre(Square{1, 1}));
    board.remove({1, 1});
    board.remove({1, 1});
    EXPECT_EQ(board, Board(4));
}

TEST(Board, KnowsWhereItsQueensAreAfterAnyChanges) {
    Chance chance;
    constexpr int size = 6;
    Board board(size);
    std::vector<bool> expected(size * size);
    for (int change = 0; change < 500; ++change) {
        const Square square = chance.square(size);
        const bool placing = chance.between(0, 1) == 1;
        placing ? board.place(square) : board.remove(square);
        expected[static_cast<std::size_t>(square.row * size + square.column)] = placing;
        for (int row = 0; row < size; ++row)
            for (int column = 0; column < size; ++column)
                ASSERT_EQ(board.has_queen({row, column}),
                          expected[static_cast<std::size_t>(row * size + column)]);
    }
}

TEST(Board, RefusesSquaresOffTheBoard) {
    Board board(4);
    for (const Square square : {Square{-1, 0}, {0, -1}, {4, 0}, {0, 4}}) {
        EXPECT_FALSE(board.contains(square));
        EXPECT_FALSE(board.has_queen(square));
        EXPECT_THROW(board.place(square), std::out_of_range);
        EXPECT_THROW(board.remove(square), std::out_of_range);
    }
    EXPECT_THAT(board.queens(), IsEmpty());
}

TEST(Board, TakesAQueenARowFromColumns) {
    const Board board(4, std::vector{1, 3, 0});
    EXPECT_THAT(board.queens(), ElementsAre(Square{0, 1}, Square{1, 3}, Square{2, 0}));
    EXPECT_EQ(Board(4, {}), Board(4));
}

TEST(Board, RefusesColumnsThatDoNotFit) {
    EXPECT_THROW(Board(2, std::vector{0, 1, 0}), std::invalid_argument);
    EXPECT_THROW(Board(2, std::vector{2}), std::invalid_argument);
    EXPECT_THROW(Board(2, std::vector{-1}), std::invalid_argument);
}

TEST(Board, IsEqualOnlyAtTheSameSizeAndPlacement) {
    EXPECT_NE(Board(4), Board(5));
    EXPECT_NE(Board(4, std::vector{1}), Board(4, std::vector{2}));
    EXPECT_EQ(Board(4, std::vector{1}), Board(4, std::vector{1}));
}

TEST(Board, IsGoodForHugeSizesAsItHoldsOnlyQueens) {
    Board board(1'000'000'000);
    board.place({999'999'999, 0});
    EXPECT_TRUE(board.has_queen({999'999'999, 0}));
}

}  // namespace
}  // namespace queenreel
