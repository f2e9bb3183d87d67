#include "queenreel/boards/read_puzzle.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>

#include "../puzzle/random_puzzles.h"

namespace queenreel {
namespace {

TEST(ReadPuzzle, ReadsARowALine) {
    const Puzzle expected(3, {.queens = {{0, 1}}, .blocked = {{2, 0}, {2, 2}}});
    for (const char* const text : {".Q.\n...\n#.#\n", ".Q.\n...\n#.#", "\n. q .\r\n. . .\r\n\n# . #\r\n"})
        EXPECT_EQ(read_puzzle("b.txt", text, 32), expected) << text;
}

// Law: a drawn puzzle is read back.
TEST(ReadPuzzle, ReadsADrawnBoard) {
    Chance chance;
    for (int i = 0; i < 200; ++i) {
        const Puzzle puzzle =
            random_puzzle(chance, chance.between(1, 12), chance.between(0, 5), chance.between(0, 20));
        EXPECT_EQ(read_puzzle("b.txt", text_of(puzzle), 32), puzzle) << text_of(puzzle);
    }
}

TEST(ReadPuzzle, SaysWhereItIsWrong) {
    for (const auto& [text, said] : {
             std::pair(
                 ".Q\n.x\n",
                 "b.txt: line 2, column 2: 'x' is no square; write . for an open square, Q for a queen, "
                 "# for a blocked square"),
             {".Q\n.\u265b\n",
              "b.txt: line 2, column 2: '\u265b' is no square; write . for an open square, Q for a queen, # "
              "for a blocked square"},
             {".Q.\n..\n...\n",
              "b.txt: line 2 has 2 squares, and the first row has 3; give all rows as many"},
             {".Q.\n...\n", "b.txt: it has 2 rows of 3 squares; give as many rows as columns"},
             {"\n \n", "b.txt: there is no board in it; write a line a row, such as .Q.#"},
             {".....\n", "b.txt: it has more than 4 rows or columns; give a smaller board"},
         }) {
        try {
            read_puzzle("b.txt", text, 4);
            ADD_FAILURE() << text;
        } catch (const BoardTextError& error) {
            EXPECT_STREQ(error.what(), said);
        }
    }
}

}  // namespace
}  // namespace queenreel
