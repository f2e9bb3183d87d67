#include "queenreel/studio/annotate.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>
#include <vector>

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

TEST(Annotate, LinesAreThoseOfQueensThatAreAskedFor) {
    const Frame all = first_of(annotated(two_queens(), 4, {}, AskedLines{.xray = true}));
    ASSERT_EQ(all.board.annotations.attacks.size(), 2U);
    for (const LinesOfAttack& lines : all.board.annotations.attacks)
        EXPECT_TRUE(lines.xray);
    const Frame one = first_of(annotated(two_queens(), 4, {}, AskedLines{.queens = {{3, 2}, {0, 0}}}));
    ASSERT_EQ(one.board.annotations.attacks.size(), 1U);
    EXPECT_EQ(one.board.annotations.attacks.front().row, 3);
    EXPECT_EQ(first_of(annotated(two_queens(), 4, {}, std::nullopt)).board.annotations.attacks.size(), 0U);
}

// Law: what is drawn is said, and boards of another size stay as they are.
TEST(Annotate, SaysWhatIsDrawn) {
    Annotations annotations;
    annotations.highlights.push_back({0, 0, {}});
    annotations.arrows.push_back({0, 1, 3, 2, {}});
    EXPECT_EQ(first_of(annotated(two_queens(), 4, annotations, std::nullopt)).description,
              "A board. Highlighted: a4. An arrow from b4 to c1.");
    EXPECT_EQ(first_of(annotated(two_queens(), 5, annotations, AskedLines{})), first_of(two_queens()));
}

}  // namespace
}  // namespace queenreel::test
