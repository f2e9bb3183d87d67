#include "queenreel/studio/annotate.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>
#include <vector>

#include "queenreel/base/spec_error.h"

namespace queenreel::test {
namespace {

Generator<Frame> two_queens() {
    Frame frame;
    frame.description = "A board.";
    frame.board = {4, std::vector<Cell>(16)};
    cell_at(frame.board, 0, 1).queen = true;
    cell_at(frame.board, 3, 2).queen = true;
    co_yield frame;
}

Frame first_of(Generator<Frame> frames) {
    return *frames.begin();
}

TEST(Annotate, DrawsTheLinesOfTheRequestedQueens) {
    const Frame all = first_of(annotated(two_queens(), 4, {}, AskedLines{.xray = true}));
    ASSERT_EQ(all.board.annotations.rays.size(), 16U);
    EXPECT_EQ(all.board.annotations.rays[8].row, 3);
    const Frame one = first_of(annotated(two_queens(), 4, {}, AskedLines{.queens = {{3, 2}, {0, 0}}}));
    ASSERT_EQ(one.board.annotations.rays.size(), 8U);
    EXPECT_EQ(one.board.annotations.rays.front().row, 3);
    EXPECT_EQ(first_of(annotated(two_queens(), 4, {}, std::nullopt)).board.annotations.rays.size(), 0U);
}

TEST(Annotate, DrawsTheLinesOfRooksInRowsAndColumns) {
    Look look{.scene = {.size = 4}};
    const AskedAnnotations asked{.attacks = "blocked"};
    const Frame frame =
        first_of(annotated(two_queens(), asked, lines_of_attack(asked, 4, AttackRule::rooks), look));
    ASSERT_EQ(frame.board.annotations.rays.size(), 8U);
    for (const Ray& ray : frame.board.annotations.rays)
        EXPECT_EQ(ray.down * ray.right, 0);
}

// Law: drawings are described, and boards of other sizes stay as they are.
TEST(Annotate, DescribesTheDrawing) {
    Annotations annotations;
    annotations.highlights.push_back({0, 0, {}});
    annotations.arrows.push_back({{0, 1, 3, 2}, {}});
    EXPECT_EQ(first_of(annotated(two_queens(), 4, annotations, std::nullopt)).description(),
              "A board. Highlighted: a4. An arrow from b4 to c1.");
    EXPECT_EQ(first_of(annotated(two_queens(), 5, annotations, AskedLines{})), first_of(two_queens()));
}

TEST(Annotate, ReadsSquaresArrowsAndLines) {
    const Theme& theme = themes().front();
    const auto squares = parse_highlights("d4,e5:green,2:5", 8, theme);
    ASSERT_EQ(squares.size(), 3U);
    EXPECT_EQ(squares[0].color, theme.solved);
    EXPECT_EQ(squares[1].color, parse_color("green"));
    EXPECT_EQ(squares[2].row, 2);
    EXPECT_EQ(squares[2].column, 5);
    const auto arrows = parse_arrows("a1-c3,2:5-0:0:#080", 8, theme);
    ASSERT_EQ(arrows.size(), 2U);
    EXPECT_EQ(arrows[0].from_row, 7);
    EXPECT_EQ(arrows[1].to_row, 0);
    EXPECT_EQ(arrows[1].color, parse_color("#080"));
    EXPECT_TRUE(parse_lines("xray:c3,d4", 8).xray);
    EXPECT_EQ(parse_lines("xray:c3,d4", 8).queens.size(), 2U);
    EXPECT_FALSE(parse_lines("blocked", 8).xray);
    for (const char* text : {"", "i1", "c3,c3", "c3:nocolor", "c3:transparent"})
        EXPECT_THROW(parse_highlights(text, 8, theme), SpecError) << text;
    for (const char* text : {"", "c3", "c3-c3", "c3-i1", "c3-d4:nocolor"})
        EXPECT_THROW(parse_arrows(text, 8, theme), SpecError) << text;
    for (const char* text : {"", "xrya", "xray:", "xray:i1"})
        EXPECT_THROW(parse_lines(text, 8), SpecError) << text;
    Board board(8);
    board.place({5, 2});
    check_attackers(parse_lines("xray:c3", 8), board);
    EXPECT_THROW(check_attackers(parse_lines("xray:c4", 8), board), SpecError);
}

}  // namespace
}  // namespace queenreel::test
