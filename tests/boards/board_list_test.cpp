#include "queenreel/boards/read.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "queenreel/puzzle/notation.h"

namespace queenreel {
namespace {

std::vector<std::string> fens_of(std::string_view text, int n) {
    std::vector<std::string> fens;
    for (const Board& board : read_boards("list", text, n))
        fens.push_back(fen(board));
    return fens;
}

const std::vector<std::string> four_queens{"1Q2/3Q/Q3/2Q1", "2Q1/Q3/3Q/1Q2"};

TEST(BoardList, TakesPlacementsOfEveryForm) {
    for (const std::string_view text : {
             "b4,d3,a2,c1\nc4,a3,d2,b1",
             "# four queens\n\nb4, d3, a2, c1\r\n\r\n0:2,1:0,2:3,3:1\n",
             "1Q2/3Q/Q3/2Q1\n2Q1/Q3/3Q/1Q2\n",
             "[1, 3, 0, 2]\n[2, 0, 3, 1]\n",
             "1,3,0,2\n2,0,3,1\n",
             "row0,row1,row2,row3\n1,3,0,2\n2,0,3,1\n",
             "2,4,1,3\n3,1,4,2\n",
             "[2, 4, 1, 3]\n[3, 1, 4, 2]\n",
             "row1,row2,row3,row4\n2,4,1,3\n3,1,4,2\n",
             "2413\n3142\n",
             "[[2,4,1,3],[3,1,4,2]]",
             "[[1,3,0,2],\n[2,0,3,1]]",
             "{\"n\": 4, \"solutions\": [[1,3,0,2],[2,0,3,1]]}",
             ". Q . .\n. . . Q\nQ . . .\n. . Q .\n\n. . Q .\nQ . . .\n. . . Q\n. Q . .\n",
             ".Q..\n...Q\nQ...\n..Q.\n..Q.\nQ...\n...Q\n.Q..\n",
             "0 1 0 0\n0 0 0 1\n1 0 0 0\n0 0 1 0\n\n0 0 1 0\n1 0 0 0\n0 0 0 1\n0 1 0 0\n",
             "· ♛ · ·\n· · · ♛\n♛ · · ·\n· · ♛ ·\n\n· · ♕ ·\n♕ · · ·\n· · · ♕\n· ♕ · ·\n",
         })
        EXPECT_EQ(fens_of(text, 4), four_queens) << text;
    EXPECT_EQ(fens_of("none\nc3\n", 4), (std::vector<std::string>{"4/4/4/4", "4/2Q1/4/4"}));
    EXPECT_TRUE(fens_of("", 4).empty());
    EXPECT_TRUE(fens_of("\n# nothing\n\n", 4).empty());
}

// A board without the last column counts like its neighbors.
TEST(BoardList, CountsColumnsInOneWay) {
    EXPECT_EQ(fens_of("1,1,2,2\n2,4,1,3\n", 4), (std::vector<std::string>{"Q3/Q3/1Q2/1Q2", "1Q2/3Q/Q3/2Q1"}));
    EXPECT_EQ(fens_of("[[1,1,2,2],[2,4,1,3]]", 4),
              (std::vector<std::string>{"Q3/Q3/1Q2/1Q2", "1Q2/3Q/Q3/2Q1"}));
    EXPECT_EQ(fens_of("1,1,2,2\n2,3,1,3\n", 4),
              (std::vector<std::string>{"1Q2/1Q2/2Q1/2Q1", "2Q1/3Q/1Q2/3Q"}));
}

struct WrongList {
    std::string text;
    std::string said;
};

TEST(BoardList, ReportsErrorsWithTheirPlace) {
    const std::string wanted = "give the queen's column in each row, from 0";
    for (const auto& [text, said] : {
             WrongList{"[1, 3, 0, 2]\n[1, 3.9, 0, 2]",
                       "list: line 2, column 5: '3.9' is not a whole number; " + wanted},
             WrongList{"1,3,0,2\n\n1,3,,2", "list: line 3, column 5: '' is not a whole number; " + wanted},
             WrongList{"[1, true, 0, 2]", "list: line 1, column 5: 'true' is not a whole number; " + wanted},
             WrongList{"4294967297,3,0,2",
                       "list: line 1: column 4294967297 is not on this board; count columns from 0 to 3"},
             WrongList{"-1,3,0,2", "list: line 1: column -1 is not on this board; count columns from 0 to 3"},
             WrongList{"2,4,1,3\n1,3,0,2",
                       "list: line 1: column 4 is not on this board; count columns from 0 to 3"},
             WrongList{"5,4,1,2", "list: line 1: column 5 is not on this board; count columns from 1 to 4"},
             WrongList{"[[2,4,1,3],[5,4,1,2]]",
                       "list: board 2, row 1: column 5 is not on this board; count columns from 1 to 4"},
             WrongList{"1,3,0", "list: line 1: it has 3 rows, and N is 4; give a board of that size"},
             WrongList{"c3,c3", "list: line 1: 'c3' already has a queen; name each square once"},
             WrongList{".Q..\n...Q\nQ...\n",
                       "list: lines 1 to 3: it has 3 rows, and N is 4; give a board of that size"},
             WrongList{"[[1,3,0,2],[1,3.9,0,2]]",
                       "list: board 2, row 2: 3.9 is not a whole number; " + wanted},
             WrongList{
                 "[[1,4294967297,0,2]]",
                 "list: board 1, row 2: column 4294967297 is not on this board; count columns from 0 to 3"},
             WrongList{"[[1,3,0,2],[1,3]]",
                       "list: board 2: it has 2 rows, and N is 4; give boards of that size"},
             WrongList{"[[1,3,0,2],\n[1,]]",
                       "list: line 2, column 4: it is not JSON; write an array of boards such as "
                       "[[1, 3, 0, 2]]"},
             WrongList{"[[1,3,0,1e999]]",
                       "list: line 1, column 13: it is not JSON; write an array of boards such as "
                       "[[1, 3, 0, 2]]"},
             WrongList{"{\"n\": 4}", "list: it has no boards; write an array of them such as [[1, 3, 0, 2]]"},
             WrongList{"[[1,3,0,2], 7]",
                       "list: board 2: it is not a board; " + wanted + ", such as [1, 3, 0, 2]"},
         }) {
        try {
            read_boards("list", text, 4);
            ADD_FAILURE() << text << " was taken";
        } catch (const BoardTextError& error) {
            EXPECT_EQ(error.what(), said) << text;
        }
    }
}

// A faulty text may be long: messages show its beginning.
TEST(BoardList, MessagesQuoteNoMoreThanTheBeginning) {
    std::string numbers;
    for (int i = 0; i < 2000; ++i)
        numbers += std::to_string(i) + " ";
    for (const std::string& text : {numbers, "c3," + numbers, "[" + numbers + "]", "1/" + numbers + "/4",
                                    "[[1, 3, 0, \"" + numbers + "\"]]", "[1, 3, 0, " + numbers + ",]"}) {
        try {
            read_boards("list", text, 4);
            ADD_FAILURE() << text << " was taken";
        } catch (const BoardTextError& error) {
            EXPECT_LT(std::string_view(error.what()).size(), 250U) << error.what();
        }
    }
}

TEST(BoardList, LinesOfMoreThanAMebibyteAreRefused) {
    const std::string blanks(1 << 20, ' ');
    EXPECT_EQ(fens_of("c3" + blanks.substr(2) + "\n", 4), std::vector<std::string>{"4/2Q1/4/4"});
    try {
        read_boards("list", "c3\nc3" + blanks + "\n", 4);
        ADD_FAILURE() << "it was taken";
    } catch (const BoardTextError& error) {
        EXPECT_STREQ(error.what(), "list: line 2 is longer than 1 MiB; write one board a line");
    }
}

}  // namespace
}  // namespace queenreel
