#include "puzzle/board.h"

#include <gtest/gtest.h>

#include "puzzle/attacks.h"
#include "puzzle/notation.h"

namespace queenreel {
namespace {

TEST(Fen, ReadsBackWhatItWrote) {
    const auto board = parse_fen("Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4");
    ASSERT_TRUE(board);
    EXPECT_TRUE(is_solution(*board));
    EXPECT_EQ(fen(*board), "Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4");
}

}  // namespace
}  // namespace queenreel
