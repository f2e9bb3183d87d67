#include <gtest/gtest.h>

#include <string>

#include "board_text.h"
#include "queenreel/story/story.h"

namespace queenreel {
namespace {

const StoryOptions all_marks{.n = 8, .attacks = true, .conflicts = true};

// S2's first example: queens on row, column (2, 2) and (5, 5) clash.
TEST(Placement, MarksAttackedSquares) {
    const std::string expected =
        "o.o.oo..\n"
        ".ooo.o..\n"
        "oo!ooooo\n"
        ".ooo.o.o\n"
        "o.o.ooo.\n"
        "ooooo!oo\n"
        "..o.ooo.\n"
        "..oo.o.o\n";
    EXPECT_EQ(text_of(placement_frame(board_of(expected), all_marks).board), expected);
}

// S2's second: queens on (0, 1) and (7, 6) do not.
TEST(Placement, LeavesQueensThatDoNotClashAlone) {
    const std::string expected =
        "oQoooooo\n"
        "ooo...o.\n"
        ".o.o..o.\n"
        ".oo.o.o.\n"
        ".o.o.oo.\n"
        ".o..o.o.\n"
        ".o...ooo\n"
        "ooooooQo\n";
    const Frame frame = placement_frame(board_of(expected), all_marks);
    EXPECT_EQ(text_of(frame.board), expected);
    EXPECT_EQ(frame.caption, "2 queens, no two attack");
}

TEST(Placement, DrawsOnlyTheRequestedMarks) {
    const Board board = board_of("QQ.\n...\n...\n");
    EXPECT_EQ(text_of(placement_frame(board, {.n = 3}).board), "QQ.\n...\n...\n");
    EXPECT_EQ(text_of(placement_frame(board, {.n = 3, .attacks = true}).board), "QQo\nooo\nooo\n");
    EXPECT_EQ(text_of(placement_frame(board, {.n = 3, .conflicts = true}).board), "!!.\n...\n...\n");
}

TEST(Placement, HasADescription) {
    const Frame two = placement_frame(board_of("QQ.\n...\n...\n"), {.n = 3});
    EXPECT_EQ(two.caption, "2 queens, 1 attacking pair");
    EXPECT_EQ(two.title, "2 queens on a board of 3×3 squares");
    EXPECT_EQ(two.description(), "Queens on a3 and b3. a3 and b3 attack each other.");
    EXPECT_EQ(two.number, 1u);

    EXPECT_EQ(placement_frame(board_of("...\n.Q.\n...\n"), {.n = 3}).caption, "1 queen");
    EXPECT_EQ(placement_frame(board_of("...\n.Q.\n...\n"), {.n = 3}).description(), "A queen on b2.");
    EXPECT_EQ(placement_frame(Board(3), {.n = 3}).description(), "No queens.");
    EXPECT_EQ(placement_frame(Board(3), {.n = 3, .captions = false}).caption, "");
}

}  // namespace
}  // namespace queenreel
