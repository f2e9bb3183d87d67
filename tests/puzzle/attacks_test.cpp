#include "queenreel/puzzle/attacks.h"

#include <gmock/gmock.h>

#include "random_boards.h"
#include "text_board.h"

namespace queenreel {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::Pair;

std::string marks(const Board& board) {
    return text_marks(attacked_squares(board), board.size());
}

TEST(AttackedSquares, AreAllLinesOfAQueenButItsOwnSquare) {
    EXPECT_EQ(marks(text_board("....."
                               "\n....."
                               "\n..Q.."
                               "\n....."
                               "\n.....")),
              "x.x.x\n"
              ".xxx.\n"
              "xx.xx\n"
              ".xxx.\n"
              "x.x.x\n");
}

// Columns come before diagonals, these before antidiagonals, and on lines the nearest queen counts.
TEST(AttackerAbove, IsTheQueenOfTheFirstLineThatIsTaken) {
    const std::vector<int> columns{2, 2, 0, 4};
    EXPECT_EQ(attacker_above(columns, {4, 2}), (Square{1, 2})) << "a column, though a diagonal is taken, too";
    EXPECT_EQ(attacker_above(columns, {4, 5}), (Square{3, 4})) << "a diagonal";
    EXPECT_EQ(attacker_above(columns, {4, 3}), (Square{3, 4})) << "an antidiagonal";
    EXPECT_EQ(attacker_above(columns, {4, 1}), std::nullopt);
    EXPECT_EQ(attacker_above({}, {0, 0}), std::nullopt);
    EXPECT_EQ(attacker_above(std::vector<int>{-1}, {1, 0}), std::nullopt) << "a row without a queen";
}

TEST(AttackedSquares, ContainQueensThatAttackEachOther) {
    EXPECT_EQ(marks(text_board("Q...\n"
                               "....\n"
                               "..Q.\n"
                               "....")),
              "xxxx\n"
              "xxxx\n"
              "xxxx\n"
              "xxxx\n");
}

TEST(AttackedSquares, OfAnEmptyBoardAreNone) {
    EXPECT_EQ(marks(Board(2)), "..\n..\n");
}

TEST(AttackedSquares, AreThoseThatShareALineWithAQueenOfAnotherSquare) {
    Chance chance;
    for (int round = 0; round < 200; ++round) {
        const int size = chance.between(1, 9);
        const Board board = chance.board(size, chance.between(0, size));
        const auto attacked = attacked_squares(board);
        ASSERT_EQ(attacked.size(), static_cast<std::size_t>(size * size));
        for (int row = 0; row < size; ++row)
            for (int column = 0; column < size; ++column) {
                bool expected = false;
                for (const Square queen : board.queens())
                    expected |= share_line(queen, {row, column});
                ASSERT_EQ(attacked[static_cast<std::size_t>(row * size + column)], expected);
            }
    }
}

TEST(Conflicts, AreThePairsOnALine) {
    EXPECT_THAT(conflicts(Board(8, std::vector{0, 4, 7, 5, 2, 6, 1, 3})), IsEmpty());
    EXPECT_THAT(conflicts(text_board("Q.Q\n"
                                     "...\n"
                                     ".Q.")),
                ElementsAre(Pair(Square{0, 0}, Square{0, 2})));
}

TEST(Conflicts, CountPairsWithAQueenBetweenThem) {
    EXPECT_THAT(conflicts(text_board("QQQ\n"
                                     "...\n"
                                     "...")),
                ElementsAre(Pair(Square{0, 0}, Square{0, 1}), Pair(Square{0, 0}, Square{0, 2}),
                            Pair(Square{0, 1}, Square{0, 2})));
}

TEST(Conflicts, OfTheTwoPublishedExamplesClashAndDoNot) {
    Board clash(8);
    clash.place({2, 2});
    clash.place({5, 5});
    EXPECT_THAT(conflicts(clash), ElementsAre(Pair(Square{2, 2}, Square{5, 5})));
    Board peace(8);
    peace.place({0, 1});
    peace.place({7, 6});
    EXPECT_THAT(conflicts(peace), IsEmpty());
}

TEST(Conflicts, AreThereExactlyWhenAQueenStandsOnAnAttackedSquare) {
    Chance chance;
    int with = 0;
    for (int round = 0; round < 200; ++round) {
        const Board board = chance.board(8, 4);
        const auto attacked = attacked_squares(board);
        bool threatened = false;
        for (const Square queen : board.queens())
            threatened = threatened || attacked[static_cast<std::size_t>(queen.row * 8 + queen.column)];
        ASSERT_EQ(threatened, !conflicts(board).empty());
        with += threatened;
    }
    EXPECT_GT(with, 0);
    EXPECT_LT(with, 200);
}

TEST(IsSolution, HoldsForNQueensThatDoNotAttackEachOther) {
    EXPECT_TRUE(
        is_solution(text_board(".Q..\n"
                               "...Q\n"
                               "Q...\n"
                               "..Q.")));
    EXPECT_TRUE(is_solution(Board(1, std::vector{0})));
}

TEST(IsSolution, FailsForTooFewTooManyOrAttackedQueens) {
    EXPECT_FALSE(is_solution(Board(1)));
    EXPECT_FALSE(
        is_solution(text_board(".Q..\n"
                               "...Q\n"
                               "Q...\n"
                               "....")));
    EXPECT_FALSE(
        is_solution(text_board(".Q..\n"
                               "...Q\n"
                               "Q...\n"
                               ".QQ.")));
    EXPECT_FALSE(
        is_solution(text_board(".Q..\n"
                               "...Q\n"
                               "Q...\n"
                               "...Q")));
    EXPECT_FALSE(
        is_solution(text_board("Q.Q.\n"
                               "....\n"
                               "Q.Q.\n"
                               "....")));
}

TEST(IsSolution, FailsForColumnsOffTheBoardAndForNone) {
    EXPECT_FALSE(is_solution(std::vector{1, 4, 0, 2}));
    EXPECT_FALSE(is_solution(std::vector{1, -1, 0, 2}));
    EXPECT_FALSE(is_solution(std::vector<int>{}));
}

TEST(IsSolution, SaysTheSameOfColumnsBoardsAndConflicts) {
    std::vector columns{0, 1, 2, 3, 4, 5};
    int solutions = 0;
    do {
        const Board board(6, columns);
        ASSERT_EQ(is_solution(columns), is_solution(board));
        ASSERT_EQ(is_solution(columns), conflicts(board).empty());
        solutions += is_solution(columns);
    } while (std::next_permutation(columns.begin(), columns.end()));
    EXPECT_EQ(solutions, 4);
}

}  // namespace
}  // namespace queenreel
