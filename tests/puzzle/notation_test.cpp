#include "queenreel/puzzle/notation.h"

#include <gtest/gtest.h>

#include "queenreel/base/text.h"
#include "random_boards.h"
#include "text_board.h"

namespace queenreel {
namespace {

TEST(FileLetters, GoOnAfterZAsInSpreadsheets) {
    EXPECT_EQ(file_letters(0), "a");
    EXPECT_EQ(file_letters(25), "z");
    EXPECT_EQ(file_letters(26), "aa");
    EXPECT_EQ(file_letters(51), "az");
    EXPECT_EQ(file_letters(52), "ba");
    EXPECT_EQ(file_letters(701), "zz");
    EXPECT_EQ(file_letters(702), "aaa");
}

TEST(SquareName, HasA1AtTheBottomLeft) {
    EXPECT_EQ(square_name({7, 0}, 8), "a1");
    EXPECT_EQ(square_name({0, 0}, 8), "a8");
    EXPECT_EQ(square_name({5, 2}, 8), "c3");
    EXPECT_EQ(square_name({0, 31}, 32), "af32");
}

TEST(ParseSquare, ReadsBackEveryName) {
    for (const int size : {1, 2, 8, 26, 27, 32, 100})
        for (int row = 0; row < size; ++row)
            for (int column = 0; column < size; ++column) {
                const Square square{row, column};
                ASSERT_EQ(parse_square(square_name(square, size), size), square) << size;
                ASSERT_EQ(parse_square(std::to_string(row) + ":" + std::to_string(column), size), square);
            }
}

TEST(ParseSquare, ReadsCapitals) {
    EXPECT_EQ(parse_square("C3", 8), (Square{5, 2}));
    EXPECT_EQ(parse_square("aF1", 32), (Square{31, 31}));
}

TEST(ParseSquare, FindsNothingInWhatNamesNoSquare) {
    for (const char* text : {"",
                             " ",
                             "a",
                             "3",
                             "3c",
                             "a0",
                             "a9",
                             "i1",
                             "a-1",
                             "a+1",
                             "a1 ",
                             " a1",
                             "a1a",
                             ":",
                             "1:",
                             ":1",
                             "8:0",
                             "0:8",
                             "-1:0",
                             "0:-1",
                             "1:2:3",
                             "1: 2",
                             "+1:2",
                             "0x1:1",
                             "1.0:1",
                             "a99999999999",
                             "zzzzzzzzzzzzzzzz1",
                             "\xC3\xA4"
                             "1",
                             "99999999999:1"})
        EXPECT_FALSE(parse_square(text, 8)) << text;
}

TEST(Fen, WritesRunsOfEmptySquaresAsNumbers) {
    EXPECT_EQ(fen(text_board(".Q..\n"
                             "Q..Q\n"
                             "....\n"
                             "..QQ")),
              "1Q2/Q2Q/4/2QQ");
}

TEST(Fen, WritesRunsOverNineWithSeveralDigits) {
    EXPECT_EQ(fen(Board(12, std::vector{11})), "11Q/12/12/12/12/12/12/12/12/12/12/12");
}

TEST(Fen, ReadsBackEveryBoard) {
    Chance chance;
    for (int round = 0; round < 300; ++round) {
        const int size = chance.between(1, 33);
        const Board board = chance.board(size, chance.between(0, 2 * size));
        ASSERT_EQ(parse_fen(fen(board)), board) << fen(board);
    }
}

TEST(Fen, TakesQueensOfEitherColorAndPassesOverFurtherFields) {
    EXPECT_EQ(parse_fen("1q/Q1 w - - 0 1"), text_board(".Q\n"
                                                       "Q."));
}

TEST(Fen, RejectsAnythingButASquareBoardOfQueens) {
    for (const char* text :
         {"", " ", "/", "2", "2/2/2", "2/3", "1Q/", "/1Q", "1Q/1Q/", "1K/2", "0Q1/2", "QQQ/2", "-1QQ/2",
          "+1Q/2", " 2/2", "99999999999/2", "Q.5/2", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"})
        EXPECT_FALSE(parse_fen(text)) << text;
}

}  // namespace
}  // namespace queenreel
