#include "queenreel/counting/solvable.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <stdexcept>

#include "../puzzle/random_puzzles.h"
#include "queenreel/counting/count_puzzle.h"

namespace queenreel {
namespace {

using testing::HasSubstr;

void nothing() {}

struct Stopped : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// Law: a puzzle has a reason exactly if it has no solution, and the quick count is the count.
TEST(Solvable, HasAReasonExactlyWhereThereIsNoSolution) {
    Chance chance;
    for (int n = 1; n <= 6; ++n)
        for (const Puzzle& puzzle : tried_puzzles(chance, n)) {
            const std::uint64_t solutions = count_puzzle(puzzle)->solutions;
            EXPECT_EQ(why_unsolvable(puzzle, nothing).has_value(), solutions == 0) << text_of(puzzle);
            if (puzzle.is_plain())
                EXPECT_EQ(quick_count(puzzle, nothing), std::nullopt);
            else
                EXPECT_EQ(quick_count(puzzle, nothing), solutions) << text_of(puzzle);
        }
}

TEST(Solvable, NamesTheFirstReason) {
    EXPECT_EQ(why_unsolvable({8, {.queens = {{7, 0}, {6, 1}}}}, nothing),
              "as the given queens b2 and a1 attack each other");
    EXPECT_EQ(why_unsolvable({8, {}, AttackRule::torus}, nothing),
              "as queens on a torus have some only where neither 2 nor 3 divides n");
    EXPECT_EQ(why_unsolvable({2, {.blocked = {{0, 0}, {0, 1}}}}, nothing),
              "as row 1 from the top has no square left from the start");
    EXPECT_THAT(why_unsolvable({3, {.blocked = {{0, 0}}}}, nothing).value(),
                HasSubstr("runs out of squares first"));
}

TEST(Solvable, GivesUpACountThatTakesLong) {
    EXPECT_EQ(quick_count({20, {}, AttackRule::superqueens}, nothing), std::nullopt);
}

TEST(Solvable, HasNoMoreSolutionsThanAreKnownOrPermutationsLeft) {
    EXPECT_EQ(most_solutions(8), 92);
    EXPECT_EQ(most_solutions({8, {}, AttackRule::superqueens}, 7), 7);
    EXPECT_EQ(most_solutions({8, {}, AttackRule::superqueens}), 92);
    EXPECT_EQ(most_solutions({8, {.queens = {{0, 0}, {1, 2}, {2, 4}, {3, 6}, {4, 1}}}}), 6);
    EXPECT_EQ(most_solutions({5, {}, AttackRule::rooks}), 120);
    EXPECT_EQ(most_solutions(28), std::nullopt);
    Chance chance;
    for (int n = 1; n <= 6; ++n)
        for (const Puzzle& puzzle : tried_puzzles(chance, n)) {
            const std::uint64_t solutions = count_puzzle(puzzle)->solutions;
            EXPECT_GE(most_solutions(puzzle).value(), static_cast<double>(solutions)) << text_of(puzzle);
        }
}

TEST(Solvable, EndsWhereItsWatchThrows) {
    const auto stop = [] { throw Stopped("stop"); };
    EXPECT_THROW(quick_count({18, {}, AttackRule::superqueens}, stop), Stopped);
    EXPECT_THROW(why_unsolvable({18, {}, AttackRule::superqueens}, stop), Stopped);
}

}  // namespace
}  // namespace queenreel
