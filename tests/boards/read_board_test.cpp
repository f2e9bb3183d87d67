#include "queenreel/boards/read.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "queenreel/boards/solution_format.h"
#include "queenreel/boards/solution_text.h"
#include "queenreel/puzzle/notation.h"
#include "queenreel/solvers/solver.h"

namespace queenreel {
namespace {

using testing::HasSubstr;

TEST(ReadSolution, ReadsEveryFormOfASolutionAndNothingElse) {
    const std::vector<int> columns{1, 3, 0, 2};
    for (const char* text : {"1302", "1,3,0,2", "b4,d3,a2,c1", ".Q..\n...Q\nQ...\n..Q."})
        EXPECT_EQ(read_solution(text, 4), columns) << text;
    const auto complaint = [](std::string_view text) -> std::string {
        try {
            read_solution(text, 4);
            return "";
        } catch (const BoardTextError& error) {
            return error.what();
        }
    };
    EXPECT_EQ(complaint("b4"), "it has 1 of 4 queens; give a solution");
    EXPECT_EQ(complaint("none"), "it has 0 of 4 queens; give a solution");
    EXPECT_THAT(complaint("a1,b2"), HasSubstr("attack each other; give a solution"));
    EXPECT_THAT(complaint("e5"), HasSubstr("not a square of this board"));
}

/// What is said of a text that is no board; empty if it is one.
template <typename Read>
std::string complaint(Read read) {
    try {
        read();
    } catch (const BoardTextError& error) {
        return error.what();
    }
    return "";
}

TEST(ReadBoard, QueensStandWhereTheyAreNamed) {
    const Board board = read_board("a8,2:5,h1", 8);
    EXPECT_THAT(std::vector<Square>(board.queens().begin(), board.queens().end()),
                testing::ElementsAre(Square{0, 0}, Square{2, 5}, Square{7, 7}));
    EXPECT_THAT(complaint([] { read_board("c3,C3", 8); }), HasSubstr("'C3' already has a queen"));
    EXPECT_THAT(complaint([] { read_board("c3,5:2", 8); }), HasSubstr("'5:2' already has a queen"));
    for (const char* text : {"i1", "a9", "a0", "8:0", "c", "-1:2"})
        EXPECT_THAT(complaint([&] { read_board(text, 8); }),
                    testing::AllOf(HasSubstr("not a square"), HasSubstr("a to h"), HasSubstr("7:7")))
            << text;
    EXPECT_THAT(complaint([] { read_board("", 8); }), HasSubstr("it has no squares"));
    for (const char* text : {"c3,", ",c3", "c3,,f6", "c3 f6"})
        EXPECT_THAT(complaint([&] { read_board(text, 8); }), HasSubstr("not a square")) << text;
}

// Law: a solution is read back as written, in all formats that read.
TEST(ReadBoard, SolutionsAreReadAsTheyAreWritten) {
    for (const SolutionFormat& format : solution_formats())
        for (const int n : format.read ? std::vector{1, 4, 5, 8, 11} : std::vector<int>())
            for (const SearchEvent& event :
                 find_solver("bitmask")->search(n, {.detail = Detail::solutions})) {
                if (event.kind != SearchEvent::Kind::solution)
                    continue;
                const std::string text = (format.opening ? format.opening(n) : "") +
                                         std::string(SolutionText(format, n).next(event.columns)) +
                                         std::string(format.closing);
                ASSERT_EQ(fen(read_board(text, n)), fen(Board(n, event.columns))) << text;
            }
}

TEST(ReadBoard, BoardsAreReadAsOthersWriteThem) {
    for (const char* text :
         {"1,3,0,2", "1, 3, 0, 2", "[1,3,0,2]", "[[1, 3, 0, 2]]", "1Q2/3Q/Q3/2Q1 w - - 0 1",
          ".Q..\r\n...Q\r\nQ...\r\n..Q.\r\n", ". ♛ . .\n. . . ♛\n♛ . . .\n. . ♛ .", ".♕..\n...♕\n♕...\n..♕.",
          "b4, d3, a2, c1", "1302", "2,4,1,3", "[2, 4, 1, 3]", "2413", R"({"solutions": [[1, 3, 0, 2]]})"})
        EXPECT_EQ(fen(read_board(text, 4)), "1Q2/3Q/Q3/2Q1") << text;
    EXPECT_EQ(fen(read_board("none", 3)), "3/3/3");
    EXPECT_EQ(fen(read_board("...\n.Q.\nQ.Q", 3)), "3/1Q1/Q1Q");
    EXPECT_EQ(fen(read_board("0,0,2", 3)), "Q2/Q2/2Q");
}

TEST(ReadBoard, NamesTextThatIsNoBoard) {
    for (const auto& [text, why] : std::vector<std::pair<const char*, const char*>>{
             {"\\queens{1,3,0,2}",
              "'\\queens{1,3,0,2}' is LaTeX, which is written and not read; give squares"},
             {"\\chessboard[setfen=1Q2/3Q/Q3/2Q1]",
              "'\\chessboard[setfen=1Q2/3Q/Q3/2Q1]' is LaTeX, which is written and not read"},
             {"<table>", "'<table>' is not a square of this board"},
             {"[1, 3, 0]", "it has 3 rows, and N is 4; give a board of that size"},
             {"1,3,0,2,4", "it has 5 rows, and N is 4"},
             {"1Q1/2Q/Q2", "it has 3 rows, and N is 4"},
             {".Q..\n...Q", "it has 2 rows, and N is 4"},
             {"4,0,1,3", "column 4 is not on this board; count columns from 0 to 3"},
             {"5,4,1,3", "column 5 is not on this board; count columns from 1 to 4"},
             {"[1, 3, 0, -2]", "column -2 is not on this board"},
             {"[1, 3, 0, 2", "it is not a board in JSON; give one such as [1, 3, 0, 2]"},
             {"[1, 3, 0, 2.5]", "it is not a board in JSON"},
             {"{}", "it is not a board in JSON"},
             {"[[1, 3, 0, 2], [2, 0, 3, 1]]",
              "there are 2 boards; give one, as solve --solution 1 prints it"},
             {"1Q2/3Q/Q3/2R1", "'1Q2/3Q/Q3/2R1' is not a FEN piece placement of queens"},
             {".Q..\n...Q\nQ..\n..Q.", "row 3 has 3 squares; give 4"},
             {"0100\n0001\n1000\n00100", "row 4 has 5 squares; give 4"},
             {"nothing", "'nothing' is not a square of this board"}})
        EXPECT_THAT(complaint([&] { read_board(text, 4); }), testing::StartsWith(why));
}

}  // namespace
}  // namespace queenreel
